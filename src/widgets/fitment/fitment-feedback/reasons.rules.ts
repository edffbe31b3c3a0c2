/** The reasons that feedback can carry (FBK-005, FBK-007), with the ids of their texts. */
export const sentReasons = {
  feedbackReason_modelNotFound: 'feedback.reason.modelNotFound',
  feedbackReason_fitInformationIncorrect: 'feedback.reason.fitIncorrect',
  feedbackReason_difficultToUse: 'feedback.reason.difficult',
  feedbackReason_other: 'feedback.reason.other',
} as const

/** This reason is never sent. It shows the shopper where to get help (FBK-012, FBK-013). */
export const orderQuestion = 'feedback_question_about_order'

export const reasonTexts = {
  ...sentReasons,
  [orderQuestion]: 'feedback.reason.questionAboutOrder',
} as const
export type Reason = keyof typeof reasonTexts
export const allReasons = Object.keys(reasonTexts) as readonly Reason[]

export const isReason = (name: string): name is Reason => Object.hasOwn(reasonTexts, name)

/**
 * Returns the reasons that are on after `reason` was switched. The question about an order switches all other reasons
 * off. Any other reason switches the question off.
 */
export function switched(
  on: readonly Reason[],
  reason: Reason,
  isOn = !on.includes(reason),
): readonly Reason[] {
  const others = on.filter(one => one !== reason && one !== orderQuestion)
  if (!isOn) return others
  return reason === orderQuestion ? [reason] : [...others, reason]
}
