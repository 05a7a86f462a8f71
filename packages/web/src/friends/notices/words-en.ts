/** What is said of notices when it is one's turn again. */
const en = {
  title: 'Tell me when it is my turn',
  about: 'games over days, while the page is closed; also at half and at a tenth of your time',
  denied:
    'Notices of your turns are forbidden for this page. Allow them in the settings of your browser.',
  plain: 'Notices of your turns take an address with https.',
  none: 'This browser has no notices. On an iPhone or iPad, add the page to the home screen first.',
  uncarried:
    'Your browser could not reach whoever carries its notices. Try it again later, or with another browser.',
  failed: 'The server did not answer, and nothing has changed. Try it again.',
  offer: 'Shall we tell you when it is your turn again?',
  yes: 'Tell me',
  no: 'No, thanks',
};

export type TurnNoticeWords = typeof en;
export default en;
