import type { PartWords } from './part-words.ts'

/** Several machines stand with the preposition that joins them to a part. */
export const partsAr: PartWords = {
  title: '{kind} {brand} {machines}، {number}',
  bullets: ['رقم القطعة {number}.', 'تحقق من طراز جهازك قبل الطلب.'],
  description: '{kind} {machines} من {brand}.',
  machines: {
    DISHWASHER: { one: 'غسالة صحون', many: 'لغسالات الصحون' },
    WASHING_MACHINE: { one: 'غسالة ملابس', many: 'لغسالات الملابس' },
    REFRIGERATOR: { one: 'ثلاجة', many: 'للثلاجات' },
    OVEN: { one: 'فرن', many: 'للأفران' },
    LAWN_MOWER: { one: 'جزازة عشب', many: 'لجزازات العشب' },
    CHAINSAW: { one: 'منشار سلسلة', many: 'لمناشير السلسلة' },
    DRILL: { one: 'مثقاب لاسلكي', many: 'للمثاقب اللاسلكية' },
    ANGLE_GRINDER: { one: 'جلاخة زاوية', many: 'لجلاخات الزاوية' },
    AIR_CONDITIONER: { one: 'مكيف هواء', many: 'لمكيفات الهواء' },
    BOILER: { one: 'مرجل تدفئة', many: 'لمراجل التدفئة' },
    VACUUM_CLEANER: { one: 'مكنسة كهربائية', many: 'للمكانس الكهربائية' },
    ROBOT_VACUUM: { one: 'مكنسة روبوت', many: 'لمكانس الروبوت' },
    GAS_GRILL: { one: 'شواية غاز', many: 'لشوايات الغاز' },
    SMOKER: { one: 'مدخِّنة', many: 'للمدخِّنات' },
    TREADMILL: { one: 'جهاز جري', many: 'لأجهزة الجري' },
    EXERCISE_BIKE: { one: 'دراجة تمرين', many: 'لدراجات التمرين' },
    FAUCET: { one: 'صنبور', many: 'للصنابير' },
    TOILET: { one: 'مرحاض', many: 'للمراحيض' },
  },
}
