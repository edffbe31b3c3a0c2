import { PlanDialog, planDialogStyles } from '../shared/plan-dialog.view.tsx'
import type { WarrantyCardsProps } from './warranty-cards.view.tsx'

export const styles = planDialogStyles

export function View({ config, model, text }: WarrantyCardsProps) {
  const shown = model.$shown.get()
  if (!shown) return null
  const { plan, subject } = shown
  return (
    <PlanDialog
      html={plan.html[subject]}
      label={plan.title}
      closeLabel={text('common.close')}
      width={config.modalWidth}
      onClose={model.close}
      onFailed={model.lose}
    />
  )
}
