export { styles, View } from './dialogs.view.tsx'
