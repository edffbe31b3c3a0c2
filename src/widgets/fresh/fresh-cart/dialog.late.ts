export { styles, View } from './dialog.view.tsx'
