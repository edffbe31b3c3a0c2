/** The reasons that a feedback is sent with (FBK-005, FBK-007), and where their texts stand. */
export const sentReasons = {
  feedbackReason_modelNotFound: 'feedback.reason.modelNotFound',
  feedbackReason_fitInformationIncorrect: 'feedback.reason.fitIncorrect',
  feedbackReason_difficultToUse: 'feedback.reason.difficult',
  feedbackReason_other: 'feedback.reason.other',
} as const

/** Is no feedback: it shows where help is (FBK-012, FBK-013). */
export const orderQuestion = 'feedback_question_about_order'

export const reasonTexts = {
  ...sentReasons,
  [orderQuestion]: 'feedback.reason.questionAboutOrder',
} as const
export type Reason = keyof typeof reasonTexts
export const allReasons = Object.keys(reasonTexts) as readonly Reason[]

export const isReason = (name: string): name is Reason => Object.hasOwn(reasonTexts, name)

/**
 * The reasons that are on after this one was switched. A question about an order stands alone: it switches
 * the others off, and goes with the first of them.
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
