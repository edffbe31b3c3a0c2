import type { Wording } from '../../server/words.ts'

const connects = 'نوصل الماء والصرف والكهرباء ونتأكد من عدم وجود تسرب.'
const runs = 'نشغّل معك البرنامج الأول.'
const carries = 'نفصل غسالتك القديمة ونحملها إلى الشاحنة.'
const recycles = 'تعيد تدويرها منشأة معتمدة.'

export const ar: Wording = {
  products: {
    B0SVCINST1: {
      title: 'تركيب الغسالة في منزلك',
      bullets: [connects, runs],
      description: 'اترك صنبور ماء ومقبس كهرباء على بعد 1.5 متر على الأكثر.',
    },
    B0SVCHAUL1: {
      title: 'أخذ غسالتك القديمة',
      bullets: [carries, recycles],
      description: 'يُرجى إفراغ الغسالة وإغلاق الماء قبل وصولنا.',
    },
    B0SVCDOOR1: {
      title: 'تغيير جهة فتح باب ثلاجتك',
      bullets: ['ننقل المفصلات عند إحضار الثلاجة.', 'نتأكد من أن الباب يُغلق بإحكام.'],
      description: 'أخبرنا قبل وصولنا إذا كانت الثلاجة ستوضع في تجويف.',
    },
    B0SVCBUND1: {
      title: 'تركيب الغسالة مع أخذ القديمة',
      bullets: [connects, runs, carries, recycles],
      description: 'كلاهما في زيارة واحدة وبسعر أقل من طلب كل منهما وحده.',
    },
  },
  names: {
    Installation: 'التركيب',
    'Haul-away': 'أخذ الجهاز القديم',
    'Door on the other side': 'تغيير جهة الباب',
    'Installation and haul-away': 'التركيب وأخذ القديم',
    Duration: 'المدة الزمنية',
    People: 'عدد الأشخاص',
    '15 minutes': '15 دقيقة',
    '45 minutes': '45 دقيقة',
    '60 minutes': '60 دقيقة',
  },
}
