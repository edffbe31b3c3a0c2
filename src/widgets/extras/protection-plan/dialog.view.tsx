import { PlanDialog, planDialogStyles } from '../shared/plan-dialog.view.tsx'
import type { ProtectionPlanProps } from './protection-plan.view.tsx'

export const styles = planDialogStyles

export function View({ model, text }: ProtectionPlanProps) {
  const shown = model.$shown.get()
  if (!shown) return null
  const { plan, subject } = shown
  return (
    <PlanDialog
      html={plan.html[subject]}
      label={plan.title || text('protection.title')}
      closeLabel={text('common.close')}
      onClose={model.close}
      onFailed={model.lose}
    />
  )
}
