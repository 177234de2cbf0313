import { describe, expect, it } from 'vitest';
import { basketButton } from './guess-words.ts';

const labels: Record<string, string[]> = {
  ar: ['أضف إلى السلة', 'أضف إلى عربة التسوق', 'إضافة إلى السلة', 'اشتر الآن', 'شراء الآن', 'اطلب الآن'],
  ru: ['В корзину', 'Добавить в корзину', 'Купить', 'Купить сейчас', 'Купить в 1 клик', 'Заказать'],
  ko: ['장바구니 담기', '장바구니에 담기', '바로 구매', '구매하기', '주문하기'],
  he: ['הוסף לסל', 'הוספה לסל', 'הוסף לעגלה', 'הוסיפו לסל הקניות', 'קנה עכשיו', 'לרכישה'],
  th: ['เพิ่มลงตะกร้า', 'หยิบใส่ตะกร้า', 'เพิ่มลงในรถเข็น', 'ซื้อเลย', 'สั่งซื้อ', 'ซื้อทันที'],
  hi: ['कार्ट में डालें', 'कार्ट में जोड़ें', 'अभी खरीदें', 'खरीदें', 'ऑर्डर करें', 'टोकरी में डालें'],
  zh: ['加入购物车', '加入購物車', '立即购买', '立即購買', '马上抢购', '放入购物车'],
  es: ['Añadir al carrito', 'Añade a la cesta', 'Agregar al carrito', 'Comprar ahora', 'Comprar ya'],
  it: ['Aggiungi al carrello', 'Aggiungere al carrello', 'Acquista ora', 'Inserisci nel carrello'],
  nl: ['In winkelwagen', 'In winkelmand', 'Voeg toe aan winkelwagen', 'Direct bestellen', 'Bestel nu'],
  sv: ['Lägg i varukorg', 'Lägg i korg', 'Köp nu', 'Lägg i kundvagn'],
  cs: ['Do košíku', 'Vložit do košíku', 'Vlož do košíku', 'Koupit hned', 'Objednat'],
};
const others = [
  'سلة التسوق',
  'أضف إلى المفضلة',
  'تسوق الآن',
  'Корзина',
  'Купить квартиру в Москве',
  'Добавить в избранное',
  '장바구니',
  '찜하기',
  'עגלת קניות',
  'הוסף למועדפים',
  'รถเข็น',
  'เพิ่มในรายการโปรด',
  'कार्ट',
  'पसंदीदा में जोड़ें',
  '购物车',
  '加入收藏',
  'Winkelwagen',
  'Vai al carrello',
  'Ver carrito',
  'Košík',
  'Sepetim',
];

describe('what a button says that sells the product', () => {
  it.each(Object.entries(labels).flatMap(([language, all]) => all.map((label) => [language, label])))(
    '%s: %s',
    (_language, label) => {
      expect(basketButton.test(label)).toBe(true);
    },
  );

  it.each(others)('is not "%s"', (label) => {
    expect(basketButton.test(label)).toBe(false);
  });
});
