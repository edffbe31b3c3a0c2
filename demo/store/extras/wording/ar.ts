import type { ProductWords, Wording } from '../../server/words.ts'

const electronics = [
  'تغطي السقوط وانسكاب السوائل والتلف بالاستعمال من اليوم الأول.',
  'إصلاح أو استبدال دون تكلفة إضافية.',
]
const washing = [
  'تغطي كل قطعة في الغسالة، حتى الحوض والإلكترونيات.',
  'يصل الفني إلى منزلك خلال ثلاثة أيام عمل.',
  'إذا تعذر إصلاح الغسالة تحصل على غسالة جديدة.',
]
const phones = [
  'تغطي السقوط والماء وكسر الشاشة.',
  'هاتف بديل ما دمنا نصلح هاتفك.',
  'بطارية جديدة إذا انخفضت بطاريتك عن 80 %.',
]
const canReturn = 'يمكنك إرجاع الخطة خلال 30 يومًا.'
const canCancel = 'يمكنك الإلغاء كل شهر.'
const forOne = 'تغطي منتجًا واحدًا اشتُري في الطلب نفسه.'
const byMonth = 'تغطي منتجًا واحدًا اشتُري في الطلب نفسه، ما دمت تدفع.'

const plan = (title: string, bullets: readonly string[], description = forOne): ProductWords => ({
  title: `خطة حماية Harbor Care ${title}`,
  bullets,
  description,
})

export const ar: Wording = {
  products: {
    B0PLAN0003: plan('لثلاث سنوات للإلكترونيات حتى 250 يورو', [...electronics, canReturn]),
    B0PLANMON1: plan('شهرية للإلكترونيات حتى 250 يورو', [...electronics, canCancel], byMonth),
    B0PLANWSH3: plan('لثلاث سنوات للغسالات', washing),
    B0PLANWSH5: plan('لخمس سنوات للغسالات', washing),
    B0PLANWSHM: plan('شهرية للغسالات', [...washing, canCancel], byMonth),
    B0PLANPHN1: plan('لسنة واحدة للهواتف', phones),
    B0PLANPHN2: plan('لسنتين للهواتف', phones),
    B0PLANPHNM: plan('شهرية للهواتف', [...phones, canCancel], byMonth),
    B0SMPLLIP1: {
      title: 'عينة من أحمر شفاه Rosalind Velvet مطفأ، 08 خشب الورد، 1 غ',
      bullets: ['مطفأ وناعم.', 'تكفي نحو عشرة أيام.'],
      description: 'لون خشب الورد الهادئ للتجربة.',
    },
    B0SMPLLIP2: {
      title: 'عينة من أحمر شفاه Rosalind Velvet مطفأ، 21 كرز أسود، 1 غ',
      bullets: ['مطفأ وناعم.', 'تكفي نحو عشرة أيام.'],
      description: 'لون كرز أسود عميق للتجربة.',
    },
    B0SMPLCRM1: {
      title: 'عينة من كريم الشفاه واليدين Halm بالشوفان والآذريون، 5 مل',
      bullets: ['للشفاه واليدين الجافة.', 'بلا عطور.'],
      description: 'كريم غني يكفي أسبوعًا.',
    },
    B0SMPLSOP1: {
      title: 'عينة من صابون Halm بملح البحر، 20 غ',
      bullets: ['صابون مصنوع على البارد.', 'تكفي نحو أسبوع.'],
      description: 'قطعة صغيرة من صابوننا بملح البحر.',
    },
  },
  names: {
    '1 month': 'شهر واحد',
    '36 months': '36 شهرًا',
    '60 months': '60 شهرًا',
    '€29': '29 يورو',
    '1 g': '1 غ',
    '5 ml': '5 مل',
    '20 g': '20 غ',
    '08 rosewood': '08 خشب الورد',
    '21 black cherry': '21 كرز أسود',
    '1 year': 'سنة واحدة',
    '2 years': 'سنتان',
    '3 years': '3 سنوات',
    '5 years': '5 سنوات',
    Monthly: 'شهريًا',
    'The plan begins when your product arrives. You get the certificate by e-mail.':
      'تبدأ الخطة عند وصول منتجك. تصلك الشهادة بالبريد الإلكتروني.',
    'If something breaks, call us or fill in the form on your account page. You need no receipt.':
      'إذا تعطل شيء فاتصل بنا أو املأ النموذج في صفحة حسابك. لا تحتاج إلى إيصال.',
    'We repair the product within ten working days. If we cannot, we send you a new one or the price that you paid.':
      'نصلح المنتج خلال عشرة أيام عمل. وإذا تعذر ذلك نرسل إليك منتجًا جديدًا أو نرد الثمن الذي دفعته.',
    'You can cancel within 30 days and get all your money back. After that, we refund the months that are left.':
      'يمكنك الإلغاء خلال 30 يومًا واسترداد كامل المبلغ. وبعد ذلك نرد ثمن الأشهر المتبقية.',
    'Harbor & Pine Card': 'بطاقة Harbor & Pine',
  },
}
