/** A Google Shopping feed as CSV, line by line. */
export function* csvLines(rows: number): Generator<string> {
  yield 'id,title,description,link,image_link,price,availability,brand,gtin,condition\n';
  for (let number = 0; number < rows; number += 1) {
    yield `SKU-${number},"Kettle ${number}, with thermostat","A kettle of ${number % 3} litres that switches itself off, made to be repaired.",https://bench.example/p/${number},https://bench.example/i/${number}.jpg,${price(number)} EUR,in stock,Orla,${gtin(number)},new\n`;
  }
}

/** The same feed as XML. */
export function* xmlLines(rows: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Bench</title>\n';
  for (let number = 0; number < rows; number += 1) {
    yield `<item><g:id>SKU-${number}</g:id><g:title>Kettle ${number}, with thermostat</g:title><g:description>A kettle of ${number % 3} litres that switches itself off, made to be repaired.</g:description><g:link>https://bench.example/p/${number}</g:link><g:image_link>https://bench.example/i/${number}.jpg</g:image_link><g:price>${price(number)} EUR</g:price><g:availability>in stock</g:availability><g:brand>Orla</g:brand><g:gtin>${gtin(number)}</g:gtin><g:condition>new</g:condition></item>\n`;
  }
  yield '</channel></rss>\n';
}

function price(number: number): string {
  return (5 + (number % 9_000) / 10).toFixed(2);
}

/** A GTIN-13 for each number. */
export function gtin(number: number): string {
  const body = `401${String(number).padStart(9, '0')}`;
  const sum = Array.from(body, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
