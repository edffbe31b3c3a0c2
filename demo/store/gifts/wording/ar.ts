import type { ProductWords, Wording } from '../../server/words.ts'

const any = 'تختار القيمة بنفسك، من 5 إلى 500 يورو.'
const always = ['لا تنتهي صلاحيتها.', 'تصل بالبريد الإلكتروني خلال دقائق.']

const card = (title: string, says: string, description: string, worth = any): ProductWords => ({
  title: `${title} Harbor & Pine بالبريد الإلكتروني`,
  bullets: [worth, says, ...always],
  description,
})
const winter = (euros: number) =>
  card(
    `بطاقة هدية شتوية بقيمة ${euros} يورو`,
    'عليها قرية في الثلج.',
    'هدية لأيام السنة الهادئة.',
    `بقيمة ${euros} يورو.`,
  )

export const ar: Wording = {
  names: {
    Design: 'التصميم',
    Ribbon: 'شريط',
    'Birthday cake': 'كعكة عيد ميلاد',
    Flowers: 'زهور',
    'Winter village': 'قرية شتوية',
    Rings: 'خاتمان',
    'Easter eggs': 'بيض ملوّن',
    'Any amount': 'أي قيمة',
    '5 to 500 euros': 'من 5 إلى 500 يورو',
    '25 euros': '25 يورو',
    '50 euros': '50 يورو',
    '100 euros': '100 يورو',
  },
  products: {
    B0GIFTCRD3: card('بطاقة هدية مع زهور', 'عليها باقة زهور.', 'زهور لا تذبل، لتقول شكرًا.'),
    B0GIFTWN25: winter(25),
    B0GIFTWN50: winter(50),
    B0GIFTWN99: winter(100),
    B0GIFTCRD4: card('بطاقة هدية للزفاف', 'عليها خاتمان.', 'لاثنين يؤسسان بيتًا معًا.'),
    B0GIFTCRD5: card('بطاقة هدية لعيد الفصح', 'عليها بيض ملوّن.', 'مفاجأة تُخبأ بين العشب.'),
  },
}
