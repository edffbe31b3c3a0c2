/**
 * Zones on both sides of UTC, also by half an hour. Their clocks change in March and October, in March and November, in
 * April and October by half an hour, and never.
 */
export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const
