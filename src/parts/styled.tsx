import { addStyles } from '../styles/sheets.ts'

/** Adds the sheets of a late view to the shadow root in which the view is drawn. */
export const Styled = ({ styles }: { styles: readonly string[] }) => (
  <span
    hidden
    ref={node => {
      const root = node?.getRootNode()
      if (root instanceof ShadowRoot) addStyles(root, styles)
    }}
  />
)
