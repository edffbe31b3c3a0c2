import { addStyles } from '../styles/sheets.ts'

/** Brings the styles of a view whose code came later into the shadow root that it is drawn in. */
export const Styled = ({ styles }: { styles: readonly string[] }) => (
  <span
    hidden
    ref={node => {
      const root = node?.getRootNode()
      if (root instanceof ShadowRoot) addStyles(root, styles)
    }}
  />
)
