import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import own from './plan-dialog.css'

export const planDialogStyles = [...dialogStyles, own]

interface PlanDialogProps {
  html: string
  label: string
  closeLabel: string
  width?: number
  onClose: () => void
  /** The sanitizer could not be loaded. */
  onFailed: () => void
}

/** A text of a plan, as the server wrote it (PRO-016 to PRO-019). */
export const PlanDialog = ({ html, onFailed, ...props }: PlanDialogProps) => (
  <Dialog open part="dialog" {...props}>
    <SafeHtml className="plan-text" html={html} onFailed={onFailed} />
  </Dialog>
)
