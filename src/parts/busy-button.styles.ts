import primary from '../styles/primary.css'
import spinner from '../styles/spinner.css'
import own from './busy-button.css'

/** What a BusyButton needs, before the sheet of the widget. */
export const busyButtonStyles = [primary, spinner, own]
