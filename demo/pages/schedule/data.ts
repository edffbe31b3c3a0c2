export interface ScheduleData {
  /** ISO months in which a delivery can be chosen: this one and the next. */
  deliveryMonths(): { current: string; next: string }
}
