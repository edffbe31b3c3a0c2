import 'virtual:all'
import { testViews } from '../support/judges/views.ts'

testViews('on a phone', 'by keys')
