import { showLeaving } from './leaving.ts'
import { showModal, type ModalClose } from './modal.ts'
import { onNarrow } from './narrow.ts'
import { showPopover, type PopoverClose } from './popover.ts'

export interface PanelSettings {
  /** The control that opened the panel. */
  anchor: () => Element | null
  /** The shopper wants to close the panel. The caller calls `leave` and draws it no longer. */
  onClose: (how: ModalClose | PopoverClose) => void
  /** The window has become narrow or wide: the caller draws the panel again. */
  onNarrow: () => void
}

export interface Panel {
  /** Runs after each draw with the panel that is drawn: a dialog is a sheet, anything else a popover (COR-108). */
  drawn(panel: HTMLElement | null): void
  /** Shows how the panel leaves, and gives the focus back. Call it while the panel is still in the page. */
  leave(): void
}

/** Shows the panel that a wrapper draws, in the top layer, while it is drawn. `panelTemplate` in `src/parts` draws one. */
export function panelIn({ anchor, onClose, onNarrow: turned }: PanelSettings): Panel {
  let shown: HTMLElement | null = null
  let ends: readonly (() => void)[] = []

  function end(): void {
    const before = ends
    ends = []
    shown = null
    for (const one of before) one()
  }

  return {
    drawn(panel) {
      if (panel === shown) return
      end()
      shown = panel
      if (!panel) return
      const layer =
        panel instanceof HTMLDialogElement
          ? showModal(panel, onClose, panel.querySelector('.layer-header'))
          : showPopover(panel, onClose, { anchor })
      ends = [...layer, onNarrow(turned)]
    },
    leave() {
      try {
        if (shown) showLeaving(shown)
      } finally {
        // The page must be free again, even if the browser cannot show how the panel leaves.
        end()
      }
    },
  }
}
