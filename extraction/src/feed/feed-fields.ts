/**
 * The fields of a product feed, by the names of Google's product data specification where it has one,
 * each with the other names it goes by: lower case, without accents, blanks and signs.
 */
const namesByField = {
  id: 'id gid guid itemid offerid productid produktid artikelid artikelnummer artikelnr artnr bestellnummer identifiant idproduit reference referencia codigo aid entryid externalid variantid itemnumber merchantproductid aw_product_id',
  sku: 'sku skuid stockkeepingunit variantsku productsku merchantsku haendlersku',
  title:
    'title name titel titre titulo titolo productname producttitle produktname produkttitel bezeichnung artikelbezeichnung artikelname nom nomproduit nombre naam designation libelle intitule itemname itemtitle productnaam nome',
  description:
    'description desc beschreibung produktbeschreibung descriptif descripcion descrizione descricao omschrijving productdescription longdescription langbeschreibung bodyhtml',
  summary: 'summary shortdescription kurzbeschreibung encoded content excerpt',
  link: 'link url producturl productlink productpageurl deeplink permalink lien lienproduit produktlink produkturl enlace itemurl href onlinestoreurl weblink page',
  mobile_link: 'mobilelink mobileurl',
  canonical_link: 'canonicallink canonicalurl',
  image_link:
    'imagelink image imageurl imgurl img picture pictureurl photo bild bildlink bildurl bildadresse lienimage imagen imagenurl urlimage imageurl1 image1 mainimage mainimageurl productimage featuredimage thumbnail imagesrc afbeelding immagine imagem thumburl largeimage',
  additional_image_link:
    'additionalimagelink additionalimagelinks additionalimage additionalimages additionalimageurl weiterebilder zusatzbilder zusatzbild images pictures gallery galerie image2 image3 image4 image5 image6 imageurl2 imageurl3 imageurl4 moreimages otherimages bilder',
  price:
    'price preis prix precio prezzo preco prijs cena pris bruttopreis verkaufspreis endpreis currentprice itemprice priceamount searchprice pricevat prixttc unitprice preisbrutto',
  sale_price:
    'saleprice aktionspreis angebotspreis sonderpreis prixpromo prixsolde prixpromotionnel preciooferta preciorebajado prezzoscontato precopromocional specialprice discountprice discountedprice offerprice aanbiedingsprijs',
  sale_price_start:
    'datesalepricestarts dateonsalefrom salepricestartdate salepricestart salepricestarts salestartdate salestart salepricefrom specialpricefrom specialfromdate specialpricefromdate salepricedatesfrom',
  sale_price_end:
    'datesalepriceends dateonsaleto salepriceenddate salepriceend salepriceends saleenddate saleend salepriceto specialpriceto specialtodate specialpricetodate salepricedatesto salepriceuntil',
  sale_price_effective_date: 'salepriceeffectivedate salepriceeffectivedates salepriceperiod aktionszeitraum',
  list_price:
    'listprice regularprice compareatprice oldprice wasprice rrp rrpprice msrp uvp streichpreis alterpreis prixbarre prixconseille ancienprix precioanterior originalprice listenpreis normalpreis baseprice prezzolistino',
  currency: 'currency currencycode currencyid pricecurrency waehrung wahrung devise moneda divisa valuta moeda',
  availability:
    'availability available verfugbarkeit verfuegbarkeit disponibilite disponibilidad disponibilita disponibilidade beschikbaarheid stockstatus stockavailability instock lieferstatus availabilitystatus isinstock',
  availability_date: 'availabilitydate',
  stock:
    'stock quantity stockquantity inventory inventoryquantity bestand lagerbestand menge quantite cantidad qty quantitytosellonfacebook inventorylevel',
  condition: 'condition itemcondition zustand etat estado condizione condicao conditie stan',
  brand:
    'brand marke marque marca merk vendor manufacturer hersteller fabricant fabricante produttore brandname herstellername manufacturername znacka',
  gtin: 'gtin ean eancode upc isbn jan barcode gtin8 gtin12 gtin13 gtin14 eannummer eannr ean13 upccode globaltradeitemnumber gencod strichcode',
  mpn: 'mpn manufacturerpartnumber herstellernummer herstellerartikelnummer herstellerartnr partnumber modelnumber modelno hersteller_nr refabricant referencefabricant manufacturerref manufacturersku vendorcode manufacturercode han',
  identifier_exists: 'identifierexists',
  product_type:
    'producttype producttypes category kategorie categorie categoria categories produktart produkttyp kategorien kategoriepfad categorypath categoryname categoryid merchantcategory warengruppe rubrique categorytext shopcategory',
  google_product_category:
    'googleproductcategory googlecategory googlekategorie categoriegoogle fbproductcategory googleproductcategoryid',
  item_group_id:
    'itemgroupid itemgroup groupid parentid parentsku varianten_gruppe gruppenid masterid parentproductid variantgroupid',
  color: 'color colour farbe couleur colore cor kleur colors',
  size: 'size grosse groesse taille talla taglia tamanho maat sizes',
  size_type: 'sizetype sizetypes',
  size_system: 'sizesystem',
  material: 'material materials matiere matiera materiaal materiale materiau',
  pattern: 'pattern muster motif patron motivo',
  gender: 'gender geschlecht genre sexe genero sesso geslacht',
  age_group: 'agegroup altersgruppe groupedage trancheage grupodeedad',
  product_weight: 'productweight weight gewicht poids peso',
  shipping_weight: 'shippingweight versandgewicht',
  shipping: 'shipping versand livraison envio spedizione shippings',
  shipping_price:
    'shippingprice shippingcost shippingcosts versandkosten versandkostengesamt fraisdeport fraisport fraislivraison gastosdeenvio costispedizione deliverycost deliverycosts delcost',
  tax: 'tax taxes',
  installment: 'installment instalment',
  subscription_cost: 'subscriptioncost',
  loyalty_points: 'loyaltypoints',
  unit_pricing_measure: 'unitpricingmeasure grundpreismass',
  unit_pricing_base_measure: 'unitpricingbasemeasure',
  multipack: 'multipack packungsgrosse_anzahl',
  is_bundle: 'isbundle',
  adult: 'adult',
  product_detail: 'productdetail productdetails',
  product_highlight: 'producthighlight producthighlights',
  expiration_date: 'expirationdate',
  seller: 'seller sellername externalsellerid merchant merchantname haendler vendeur verkaeufer shopname',
  rating: 'rating averagerating ratingvalue reviewaverage averagereviewscore',
  rating_count: 'ratingcount reviewcount numreviews numberofreviews reviewscount',
} as const;

export type FeedField = keyof typeof namesByField;

/** All fields that a feed is read for. */
export const feedFields = Object.keys(namesByField) as readonly FeedField[];

const fieldByName = new Map<string, FeedField>();
for (const [field, names] of Object.entries(namesByField)) {
  for (const name of names.split(' ')) fieldByName.set(name.replaceAll('_', ''), field as FeedField);
}

const repeatable = new Set<FeedField>([
  'additional_image_link',
  'image_link',
  'shipping',
  'tax',
  'product_detail',
  'product_highlight',
  'product_type',
  'gtin',
  'availability',
  'price',
]);

/** Whether a field may stand several times in one entry. */
export function isRepeatable(field: FeedField): boolean {
  return repeatable.has(field);
}

/** The field that goes by a name already folded to lower-case letters and digits. */
export function fieldNamed(foldedName: string): FeedField | undefined {
  return fieldByName.get(foldedName);
}
