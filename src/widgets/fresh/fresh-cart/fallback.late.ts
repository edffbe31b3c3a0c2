import type { messages } from './fresh-cart.messages.ts'
import type { Words } from './fresh-cart.ports.ts'

/**
 * The words of the fallback, by language: header and text for the cart, header and text for the order, button (FRS-034).
 * A page may lack its own translation just when an add fails, so these come along.
 */
type Row = readonly [cart: string, cartText: string, order: string, orderText: string, ok?: string]

const table: Readonly<Record<string, Row>> = {
  ar: [
    'لم تتم إضافة المنتج إلى سلة التسوق',
    'عذرًا، حدث خطأ ولم تتم إضافة هذا المنتج إلى سلتك. يرجى المحاولة مرة أخرى.',
    'لم تتم إضافة المنتج إلى الطلب',
    'عذرًا، حدث خطأ ولم تتم إضافة هذا المنتج إلى طلبك. يرجى المحاولة مرة أخرى.',
    'حسنًا',
  ],
  bg: [
    'Артикулът не беше добавен в количката',
    'За съжаление възникна грешка и този артикул не беше добавен в количката ви. Моля, опитайте отново.',
    'Артикулът не беше добавен към поръчката',
    'За съжаление възникна грешка и този артикул не беше добавен към поръчката ви. Моля, опитайте отново.',
  ],
  cs: [
    'Zboží nebylo přidáno do košíku',
    'Omlouváme se, došlo k chybě a toto zboží nebylo přidáno do vašeho košíku. Zkuste to prosím znovu.',
    'Zboží nebylo přidáno do objednávky',
    'Omlouváme se, došlo k chybě a toto zboží nebylo přidáno do vaší objednávky. Zkuste to prosím znovu.',
  ],
  da: [
    'Varen blev ikke lagt i kurven',
    'Beklager, der opstod en fejl, og varen blev ikke lagt i din kurv. Prøv igen.',
    'Varen blev ikke føjet til ordren',
    'Beklager, der opstod en fejl, og varen blev ikke føjet til din ordre. Prøv igen.',
  ],
  de: [
    'Der Artikel wurde nicht in den Warenkorb gelegt',
    'Leider ist ein Fehler aufgetreten, und der Artikel wurde nicht in Ihren Warenkorb gelegt. Bitte versuchen Sie es noch einmal.',
    'Der Artikel wurde nicht zur Bestellung hinzugefügt',
    'Leider ist ein Fehler aufgetreten, und der Artikel wurde nicht zu Ihrer Bestellung hinzugefügt. Bitte versuchen Sie es noch einmal.',
  ],
  el: [
    'Το προϊόν δεν προστέθηκε στο καλάθι',
    'Λυπούμαστε, παρουσιάστηκε σφάλμα και το προϊόν δεν προστέθηκε στο καλάθι σας. Δοκιμάστε ξανά.',
    'Το προϊόν δεν προστέθηκε στην παραγγελία',
    'Λυπούμαστε, παρουσιάστηκε σφάλμα και το προϊόν δεν προστέθηκε στην παραγγελία σας. Δοκιμάστε ξανά.',
    'ΟΚ',
  ],
  es: [
    'El producto no se ha añadido a la cesta',
    'Lo sentimos, se ha producido un error y este producto no se ha añadido a tu cesta. Inténtalo de nuevo.',
    'El producto no se ha añadido al pedido',
    'Lo sentimos, se ha producido un error y este producto no se ha añadido a tu pedido. Inténtalo de nuevo.',
    'Aceptar',
  ],
  fi: [
    'Tuotetta ei lisätty ostoskoriin',
    'Pahoittelut, tapahtui virhe, eikä tuotetta lisätty ostoskoriisi. Yritä uudelleen.',
    'Tuotetta ei lisätty tilaukseen',
    'Pahoittelut, tapahtui virhe, eikä tuotetta lisätty tilaukseesi. Yritä uudelleen.',
  ],
  fr: [
    'L’article n’a pas été ajouté au panier',
    'Désolé, une erreur s’est produite et cet article n’a pas été ajouté à votre panier. Veuillez réessayer.',
    'L’article n’a pas été ajouté à la commande',
    'Désolé, une erreur s’est produite et cet article n’a pas été ajouté à votre commande. Veuillez réessayer.',
  ],
  he: [
    'הפריט לא נוסף לעגלה',
    'מצטערים, אירעה שגיאה והפריט לא נוסף לעגלה שלך. נסה שוב.',
    'הפריט לא נוסף להזמנה',
    'מצטערים, אירעה שגיאה והפריט לא נוסף להזמנה שלך. נסה שוב.',
    'אישור',
  ],
  hi: [
    'आइटम कार्ट में नहीं जोड़ा गया',
    'क्षमा करें, कोई गड़बड़ी हुई और यह आइटम आपकी कार्ट में नहीं जोड़ा गया। कृपया फिर से कोशिश करें।',
    'आइटम ऑर्डर में नहीं जोड़ा गया',
    'क्षमा करें, कोई गड़बड़ी हुई और यह आइटम आपके ऑर्डर में नहीं जोड़ा गया। कृपया फिर से कोशिश करें।',
    'ठीक है',
  ],
  hu: [
    'A termék nem került a kosárba',
    'Sajnáljuk, hiba történt, és ez a termék nem került a kosarába. Kérjük, próbálja újra.',
    'A termék nem került a rendelésbe',
    'Sajnáljuk, hiba történt, és ez a termék nem került a rendelésébe. Kérjük, próbálja újra.',
  ],
  id: [
    'Barang tidak ditambahkan ke keranjang',
    'Maaf, terjadi kesalahan dan barang ini tidak ditambahkan ke keranjang Anda. Silakan coba lagi.',
    'Barang tidak ditambahkan ke pesanan',
    'Maaf, terjadi kesalahan dan barang ini tidak ditambahkan ke pesanan Anda. Silakan coba lagi.',
    'Oke',
  ],
  it: [
    'L’articolo non è stato aggiunto al carrello',
    'Si è verificato un errore e questo articolo non è stato aggiunto al carrello. Riprova.',
    'L’articolo non è stato aggiunto all’ordine',
    'Si è verificato un errore e questo articolo non è stato aggiunto al tuo ordine. Riprova.',
  ],
  ja: [
    '商品をカートに追加できませんでした',
    '申し訳ありません。エラーが発生したため、この商品をカートに追加できませんでした。もう一度お試しください。',
    '商品を注文に追加できませんでした',
    '申し訳ありません。エラーが発生したため、この商品を注文に追加できませんでした。もう一度お試しください。',
  ],
  ko: [
    '상품이 장바구니에 담기지 않았습니다',
    '죄송합니다. 오류가 발생하여 이 상품이 장바구니에 담기지 않았습니다. 다시 시도해 주세요.',
    '상품이 주문에 추가되지 않았습니다',
    '죄송합니다. 오류가 발생하여 이 상품이 주문에 추가되지 않았습니다. 다시 시도해 주세요.',
    '확인',
  ],
  nb: [
    'Varen ble ikke lagt i handlekurven',
    'Beklager, det oppstod en feil, og varen ble ikke lagt i handlekurven din. Prøv igjen.',
    'Varen ble ikke lagt til i bestillingen',
    'Beklager, det oppstod en feil, og varen ble ikke lagt til i bestillingen din. Prøv igjen.',
  ],
  nl: [
    'Het artikel is niet aan de winkelwagen toegevoegd',
    'Sorry, er is een fout opgetreden en dit artikel is niet aan je winkelwagen toegevoegd. Probeer het opnieuw.',
    'Het artikel is niet aan de bestelling toegevoegd',
    'Sorry, er is een fout opgetreden en dit artikel is niet aan je bestelling toegevoegd. Probeer het opnieuw.',
  ],
  pl: [
    'Produkt nie został dodany do koszyka',
    'Przepraszamy, wystąpił błąd i ten produkt nie został dodany do koszyka. Spróbuj ponownie.',
    'Produkt nie został dodany do zamówienia',
    'Przepraszamy, wystąpił błąd i ten produkt nie został dodany do zamówienia. Spróbuj ponownie.',
  ],
  pt: [
    'O item não foi adicionado ao carrinho',
    'Lamentamos, ocorreu um erro e este item não foi adicionado ao seu carrinho. Tente novamente.',
    'O item não foi adicionado ao pedido',
    'Lamentamos, ocorreu um erro e este item não foi adicionado ao seu pedido. Tente novamente.',
  ],
  ro: [
    'Articolul nu a fost adăugat în coș',
    'Ne pare rău, a apărut o eroare și acest articol nu a fost adăugat în coșul dvs. Încercați din nou.',
    'Articolul nu a fost adăugat la comandă',
    'Ne pare rău, a apărut o eroare și acest articol nu a fost adăugat la comanda dvs. Încercați din nou.',
  ],
  ru: [
    'Товар не добавлен в корзину',
    'К сожалению, произошла ошибка, и этот товар не добавлен в вашу корзину. Попробуйте ещё раз.',
    'Товар не добавлен в заказ',
    'К сожалению, произошла ошибка, и этот товар не добавлен в ваш заказ. Попробуйте ещё раз.',
    'ОК',
  ],
  sk: [
    'Tovar nebol pridaný do košíka',
    'Ľutujeme, vyskytla sa chyba a tento tovar nebol pridaný do vášho košíka. Skúste to znova.',
    'Tovar nebol pridaný do objednávky',
    'Ľutujeme, vyskytla sa chyba a tento tovar nebol pridaný do vašej objednávky. Skúste to znova.',
  ],
  sv: [
    'Varan lades inte i kundvagnen',
    'Tyvärr uppstod ett fel och varan lades inte i din kundvagn. Försök igen.',
    'Varan lades inte till i beställningen',
    'Tyvärr uppstod ett fel och varan lades inte till i din beställning. Försök igen.',
  ],
  th: [
    'ไม่ได้เพิ่มสินค้าลงในรถเข็น',
    'ขออภัย เกิดข้อผิดพลาดและไม่ได้เพิ่มสินค้านี้ลงในรถเข็นของคุณ โปรดลองอีกครั้ง',
    'ไม่ได้เพิ่มสินค้าในคำสั่งซื้อ',
    'ขออภัย เกิดข้อผิดพลาดและไม่ได้เพิ่มสินค้านี้ในคำสั่งซื้อของคุณ โปรดลองอีกครั้ง',
    'ตกลง',
  ],
  tr: [
    'Ürün sepete eklenmedi',
    'Üzgünüz, bir hata oluştu ve bu ürün sepetinize eklenmedi. Lütfen tekrar deneyin.',
    'Ürün siparişe eklenmedi',
    'Üzgünüz, bir hata oluştu ve bu ürün siparişinize eklenmedi. Lütfen tekrar deneyin.',
    'Tamam',
  ],
  uk: [
    'Товар не додано до кошика',
    'На жаль, сталася помилка, і цей товар не додано до вашого кошика. Спробуйте ще раз.',
    'Товар не додано до замовлення',
    'На жаль, сталася помилка, і цей товар не додано до вашого замовлення. Спробуйте ще раз.',
    'ОК',
  ],
  vi: [
    'Mặt hàng chưa được thêm vào giỏ hàng',
    'Rất tiếc, đã xảy ra lỗi và mặt hàng này chưa được thêm vào giỏ hàng của bạn. Vui lòng thử lại.',
    'Mặt hàng chưa được thêm vào đơn hàng',
    'Rất tiếc, đã xảy ra lỗi và mặt hàng này chưa được thêm vào đơn hàng của bạn. Vui lòng thử lại.',
  ],
  zh: [
    '商品未添加到购物车',
    '抱歉，发生错误，此商品未添加到您的购物车。请重试。',
    '商品未添加到订单',
    '抱歉，发生错误，此商品未添加到您的订单。请重试。',
    '确定',
  ],
  'zh-Hant': [
    '商品未加入購物車',
    '抱歉，發生錯誤，此商品未加入您的購物車。請再試一次。',
    '商品未加入訂單',
    '抱歉，發生錯誤，此商品未加入您的訂單。請再試一次。',
    '確定',
  ],
}

/** The languages that have words here, and English. */
export const languages: readonly string[] = ['en', ...Object.keys(table)]

/** Other names of a language: that of Norwegian as a whole, and an old one of Hebrew. */
const others: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' }

function rowIn(locale: string): Row | undefined {
  const { language, script } = new Intl.Locale(locale).maximize()
  return table[`${language}-${script}`] ?? table[others[language] ?? language]
}

type Id = keyof typeof messages

/**
 * The words in a language. What the page has translated itself goes before ours; without either they are English. `text`:
 * what the page has, `english`: what it has without a translation of its own.
 */
export function fallbackIn(
  locale: string,
  of: 'cart' | 'order',
  text: (id: Id) => string,
  english: Readonly<Record<Id, string>>,
): Words {
  const row = rowIn(locale)
  const [header, body] = of === 'cart' ? [row?.[0], row?.[1]] : [row?.[2], row?.[3]]
  const said = (id: Id, ours: string | undefined) => {
    const own = text(id)
    return own === english[id] ? (ours ?? own) : own
  }
  return {
    header: said(`fresh.fallback.${of}.header`, header),
    text: said(`fresh.fallback.${of}.text`, body),
    ok: said('fresh.fallback.ok', row?.[4]),
  }
}
