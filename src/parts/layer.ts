import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { showLeaving } from '../overlay/leaving.ts'
import { onResized } from '../overlay/page-movement.ts'
import { useNewest } from './newest.ts'

export type CloseReason = 'button' | 'escape' | 'outside' | 'scroll' | 'resize' | 'pull' | 'other'

export interface LayerProps {
  open: boolean
  /** The shopper, the page or another layer wants to close this layer. The caller then sets open={false}. */
  onClose: (reason: CloseReason) => void
  /** Accessible name of the layer. */
  label: string
  part?: string | undefined
  /** Attributes of the layer, for the page's CSS. */
  marks?: Readonly<Record<`data-${string}`, string | undefined>> | undefined
  closeOnResize?: boolean | undefined
  /** Opening this layer closes any other layer with `oneAtATime` (QTY-033). */
  oneAtATime?: boolean | undefined
}

let closeOther = () => {}

function replaceOther(close: (reason: CloseReason) => void): () => void {
  const closeThis = () => close('other')
  closeOther()
  closeOther = closeThis
  return () => {
    if (closeOther === closeThis) closeOther = () => {}
  }
}

const typesIn = (layer: HTMLElement) => () => layer.querySelector('input:focus') !== null

/**
 * Runs `setup` on the element of the ref while it is in the page and open. At the end, runs the functions that `setup`
 * returned. `close` calls the newest onClose.
 */
export function useLayer<E extends HTMLElement>(
  { closeOnResize, oneAtATime, onClose, open }: LayerProps,
  setup: (element: E, close: (reason: CloseReason) => void) => readonly (() => void)[],
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const newest = useNewest(onClose)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !open) return
    const close = (reason: CloseReason) => newest.current(reason)
    const ends = oneAtATime ? [replaceOther(close)] : []
    ends.push(...setup(element, close))
    if (closeOnResize) ends.push(onResized(typesIn(element), () => close('resize')))
    return () => {
      try {
        showLeaving(element)
      } finally {
        // The page must be free again, even if the browser cannot show how the layer leaves.
        for (const end of ends) end()
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a layer keeps the set-up it was opened with
  }, [open])
  return ref
}
