import type { Language } from '../../pages/render/preferences.ts'

const en = {
  ajaxError: 'The shop is not responding. Please try again in a moment.',
  smartPlaceholder: 'Brand, series, model or part number',
  partSearch: 'Search parts',
  partNotFound: 'We could not find the part “{text}”.',
  noDataTitle: 'No fit information for {brand} yet',
  noDataText:
    'We do not know which parts fit machines of this brand. Compare the number on your old part with the part number in the product details, or ask us.',
  noDataLink: 'See all spare parts',
  experienceText: 'Type a brand, then a series, then a model. We remember your machines.',
  feedbackQuestion: 'Did the fit information help you?',
  feedbackYes: 'Yes',
  feedbackNo: 'No',
  feedbackReasons: 'What went wrong?',
  feedbackModelNotFound: 'My model was not found',
  feedbackFitIncorrect: 'The fit information is wrong',
  feedbackDifficult: 'It was hard to use',
  feedbackOther: 'Something else',
  feedbackOrder: 'I have a question about an order',
  feedbackComment: 'Comment (optional)',
  feedbackSubmit: 'Submit',
  helpTitle: 'Where to find the model number',
  helpPlate:
    'Look for a silver or white plate. The model number is next to “Model”, “Mod.” or “E-Nr.”.',
  helpPhoto: 'Take a photo of the plate: O and 0 look alike.',
  previewTitle: 'Parts that fit your {model}',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const de: Texts = {
  ajaxError: 'Der Shop antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  smartPlaceholder: 'Marke, Baureihe, Modell oder Teilenummer',
  partSearch: 'Teile suchen',
  partNotFound: 'Das Teil „{text}“ haben wir nicht gefunden.',
  noDataTitle: 'Noch keine Angaben für {brand}',
  noDataText:
    'Wir wissen nicht, welche Teile zu Geräten dieser Marke passen. Vergleichen Sie die Nummer auf dem alten Teil mit der Teilenummer in den Produktdetails oder fragen Sie uns.',
  noDataLink: 'Alle Ersatzteile ansehen',
  experienceText: 'Marke eingeben, dann Baureihe, dann Modell. Wir merken uns Ihre Geräte.',
  feedbackQuestion: 'Hat Ihnen die Auskunft geholfen, ob das Teil passt?',
  feedbackYes: 'Ja',
  feedbackNo: 'Nein',
  feedbackReasons: 'Was war nicht in Ordnung?',
  feedbackModelNotFound: 'Mein Modell wurde nicht gefunden',
  feedbackFitIncorrect: 'Die Auskunft, ob das Teil passt, ist falsch',
  feedbackDifficult: 'Es war schwer zu bedienen',
  feedbackOther: 'Etwas anderes',
  feedbackOrder: 'Ich habe eine Frage zu einer Bestellung',
  feedbackComment: 'Anmerkung (freiwillig)',
  feedbackSubmit: 'Absenden',
  helpTitle: 'Wo die Modellnummer steht',
  helpPlate:
    'Suchen Sie ein silbernes oder weißes Schild. Die Modellnummer steht neben „Model“, „Mod.“ oder „E-Nr.“.',
  helpPhoto: 'Fotografieren Sie das Schild: O und 0 sind leicht zu verwechseln.',
  previewTitle: 'Teile, die zu {model} passen',
}

const ar: Texts = {
  ajaxError: 'المتجر لا يستجيب. يرجى المحاولة مرة أخرى بعد قليل.',
  smartPlaceholder: 'علامة أو سلسلة أو طراز أو رقم قطعة',
  partSearch: 'بحث عن القطع',
  partNotFound: 'لم نعثر على القطعة “{text}”.',
  noDataTitle: 'لا توجد معلومات توافق عن {brand} بعد',
  noDataText:
    'لا نعرف القطع التي تناسب أجهزة هذه العلامة. قارن الرقم على القطعة القديمة برقم القطعة في تفاصيل المنتج، أو اسألنا.',
  noDataLink: 'عرض كل قطع الغيار',
  experienceText: 'اكتب العلامة ثم السلسلة ثم الطراز. نحتفظ بأجهزتك.',
  feedbackQuestion: 'هل أفادتك معلومات التوافق؟',
  feedbackYes: 'نعم',
  feedbackNo: 'لا',
  feedbackReasons: 'ما الذي لم يكن صحيحًا؟',
  feedbackModelNotFound: 'لم يُعثر على طرازي',
  feedbackFitIncorrect: 'معلومات التوافق خاطئة',
  feedbackDifficult: 'كان الاستخدام صعبًا',
  feedbackOther: 'شيء آخر',
  feedbackOrder: 'لدي سؤال عن طلب',
  feedbackComment: 'تعليق (اختياري)',
  feedbackSubmit: 'إرسال',
  helpTitle: 'مكان رقم الطراز',
  helpPlate: 'ابحث عن لوحة فضية أو بيضاء. رقم الطراز بجانب “Model” أو “Mod.” أو “E-Nr.”.',
  helpPhoto: 'التقط صورة لها: من السهل الخلط بين O و0.',
  previewTitle: 'قطع تناسب {model}',
}

/** The texts in the HTML fragments that the store returns. */
export const texts: Readonly<Record<Language, Texts>> = { en, de, ar }

export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
