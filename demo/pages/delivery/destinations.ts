/** Where else the popover in the header offers to send things: regions first, then countries. */
export const destinations = {
  primarySelections:
    'UK_MAINLAND UK_NORTHERN_IRELAND UK_HIGHLANDS UK_ISLANDS UK_CHANNEL_ISLANDS UK_BFPO DE_MAINLAND DE_ISLANDS FR_MAINLAND FR_CORSICA FR_OVERSEAS IT_MAINLAND IT_ISLANDS ES_MAINLAND ES_BALEARICS ES_CANARIES BR'.split(
      ' ',
    ),
  primarySelectionsOrder: ['DE_MAINLAND', 'UK_MAINLAND', 'FR_MAINLAND'],
  secondarySelections: 'AT AU BE CA CH DK FI GR IE JP MX NL NO NZ PL PT SE SG'.split(' '),
}
