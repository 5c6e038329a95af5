/** British spellings, in words and in parts of identifiers. */
export const britishSpellings: readonly RegExp[] = [
  /catalogue/i,
  /avourite/,
  /(colour|behaviour|flavour|neighbour|honour|humour)/i,
  /cancell(ed|ing)\b|Cancelled/,
  /\bgrey/i,
  /\bcent(re|red|ring)s?\b/i,
  /\b(organ|recogn|author|custom|normal|initial|serial|minim|maxim|summar|categor|synchron|prior|util|random|special|final|apolog|sanit|token|optim)is(e|ed|es|ing|ation|ations)\b/i,
  /[a-z](?:Normal|Initial|Serial|Custom|Optim|Organ|Recogn)is(e|ed|es|ing|ation)/,
  /\banalys(e|ed|es|ing)\b/i,
  /\b(licence|defence|offence|pretence)s?\b/i,
  /\b(travell|modell|labell|signall|fuell)(ed|ing|er)\b/i,
  /\b(metre|litre|theatre|fibre)s?\b/i,
  /\bprogrammes?\b/i,
  /\b(whilst|amongst|learnt|spelt (?:wrong|out|as|in)|aluminium|artefact|cosy|storeys?|sceptic\w*|manoeuvre\w*)\b/i,
  /\b(fulfil|enrol|skilful|instal)\b/i,
];

/** With their endings below. */
const changingWords =
  'arbour ardour armour behaviour candour clamour colour demeanour endeavour favour favourite fervour ' +
  'flavour harbour honour humour labour neighbour odour parlour rancour rigour rumour savour savoury ' +
  'saviour splendour tumour valour vapour vigour mould moult smoulder plough agonise apologise ' +
  'authorise baptise capitalise categorise characterise criticise customise digitise economise ' +
  'emphasise energise equalise fertilise finalise generalise harmonise homogenise hospitalise idealise ' +
  'immunise individualise initialise internalise itemise legalise localise maximise memorise minimise ' +
  'mobilise modernise moisturise nationalise neutralise normalise optimise organise oxidise pasteurise ' +
  'penalise personalise popularise prioritise rationalise realise recognise reorganise sanitise ' +
  'socialise specialise stabilise standardise sterilise summarise symbolise sympathise synchronise ' +
  'tenderise tranquillise utilise vaporise visualise analyse paralyse catalyse dialyse hydrolyse ' +
  'practise';

/** With a plural. */
const fixedWords =
  'calibre centimetre centre fibre goitre kilometre kilolitre litre lustre meagre metre millilitre ' +
  'millimetre sabre sombre spectre theatre cancelled cancelling counselled counselling counsellor ' +
  'equalled fuelled fuelling labelled labelling levelled levelling marvelled marvellous modelled ' +
  'modelling panelled quarrelled signalled signalling shovelled swivelled totalled travelled traveller ' +
  'travelling tunnelled jewellery woollen appal distil enrol enrolment enthral fulfil fulfilment instil ' +
  'instalment skilful wilful anaemia anaemic anaesthetic anaesthesia coeliac diarrhoea dyspnoea faeces ' +
  'faecal foetal foetus gynaecologist haematologist haemoglobin haemorrhage haemorrhoids leukaemia ' +
  'oedema oesophagus oestrogen orthopaedic paediatric paediatrician encyclopaedia manoeuvre aluminium ' +
  'analogue anticlockwise artefact catalogue cheque cosy defence dialogue dietician dieticians draught ' +
  'dreamt grey kerb learnt leapt licence monologue offence pretence programme programmes prologue ' +
  'pyjamas sceptic sceptical sulphate sulphur sulphuric tonne tyre whilst amongst yoghurt yoghurts ' +
  'aubergine aubergines beetroot biscuit biscuits cornflour courgette courgettes crisps fortnight ' +
  'fortnightly greaseproof hob mangetout postcode prawn prawns pulses swede swedes sweets tinned ' +
  'wholemeal chemist tick ticked ticking untick unticked unticking';

/** Spellings and words of Great Britain, for texts of members; as in the tables of VarCon and Oxford. */
export const britishWords: ReadonlySet<string> = new Set([
  ...changingWords.split(' ').flatMap((word) => {
    const stem = word.replace(/e$/, '');
    return [
      word,
      `${word}s`,
      `${stem}ed`,
      `${stem}ing`,
      `${stem}ation`,
      `${word}ful`,
      `${word}less`,
      `${word}able`,
    ];
  }),
  ...fixedWords.split(' ').flatMap((word) => [word, `${word}s`]),
]);

/** The same in several words. */
export const britishPhrases =
  /\b(any more|bicarbonate of soda|caster sugar|cling film|double cream|full of wind|icing sugar|kitchen roll|minced (?:beef|meat)|mobile phone|plain flour|runner beans|self-raising|single cream|spring onions?|tea towel|washing[- ]up)\b/i;

/** Words that stood for another one, with the word to use. `among`: the files it holds for. */
export const dialect: readonly { pattern: RegExp; instead: string; among: RegExp }[] = [
  { pattern: /\b(un)?seal(ed)?\b/, instead: 'encrypt, encrypted', among: /^(server|domain|machines|src)\// },
  {
    pattern: /\bstrange\b/,
    instead: 'unexpected, unknown',
    among: /^(server|domain|machines|src|tests|scripts)\//,
  },
  {
    pattern: /\b(const|let|readonly|function) (told|kept|keeping|tell|shoot|strange|stands)\b/,
    instead: 'the word for what it holds',
    among: /./,
  },
  { pattern: /title: .*\b(is|are) told\b/, instead: 'is shown, is notified', among: /^machines\// },
  {
    pattern: /\btold\b/,
    instead: 'shown, notified, given',
    among:
      /^(machines|src\/(?:api|app|flows|offline|pwa|ui)|server\/(?:db|http|jobs|queries|security|operations\/(?!health)))\//,
  },
  {
    pattern: /\bkept\b/,
    instead: 'stored, cached, queued, saved',
    among: /^(machines|src\/(?:api|app|flows|pwa|ui)|server\/(?:db|http|jobs|queries|security))\//,
  },
  { pattern: /\{ (answer: '\w+', with|defect): /, instead: 'resolves, rejects', among: /^machines\// },
  { pattern: /\slook(=["{]|\?: )/, instead: 'variant', among: /^(src|scripts\/gallery)\// },
  {
    pattern: /\b(layOver|keepForOffline|bookTry|hastenMails|earlyAnswers|PageDress)\b/,
    instead: 'see docs/glossary.md',
    among: /./,
  },
  { pattern: /(?<![\w-])e-mail/i, instead: 'email', among: /./ },
  {
    pattern:
      /\b(const|let|readonly|function|interface|type) (mend|fates?|Fate|booked|blamed|blames|sitter|patience|sparing|meddling|hopeless|unsaid|parted|tells|Standing|keepMoney|keepBoth|letCome|hastens?)\b/,
    instead: 'the word for what it holds',
    among: /./,
  },
  {
    pattern: /\b(Source|Storage|Database)Trouble\b|\btroubleOf\b/,
    instead: 'failure',
    among: /^(server|tests)\//,
  },
  {
    pattern: /\b(was|were|is) answered [1-5]\d\d\b|\banswer(s|ed)? [1-5]\d\d\b/,
    instead: 'returns, responds with',
    among: /./,
  },
  {
    pattern: /\b(does|did)( not|n.t) answer\b/,
    instead: 'respond',
    among: /^(server|tests\/server|tests\/reliability)\//,
  },
  {
    pattern: /\bconst (answer|answers) = await (app|admin|fetch|page|call|api|route|post|upload|send)\b/,
    instead: 'response',
    among: /^(tests|scripts|src)\//,
  },
  { pattern: /\bhow (it|a \w+|the \w+) stands\b/i, instead: 'status', among: /./ },
  {
    pattern: /\bserver (draws?|drew|has drawn)\b|\bDrawn(Page|Recipe|Planner|Landing)\b|\b[a-z]+PageDrawn\b/,
    instead: 'renders, server-rendered',
    among: /./,
  },
  // the outbox is that of mails
  { pattern: /\boutbox[A-Z]|[a-z]Outbox\b|\bthe outbox\b/, instead: 'offline queue', among: /^src\// },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the member who', among: /./ },
];

/** Texts that keep their spelling. */
export const exempt: readonly { readonly files: RegExp; readonly phrase: RegExp }[] = [
  // this list and its test
  { files: /^tests\/architecture\/words\.(test\.)?ts$/, phrase: /.+/g },
  // words that are recognized in recipes of members and of other sites
  {
    files:
      /^domain\/own-recipe\/words\/(line-words|spellings|brands)\.ts$|^server\/catalog\/lint\/wording\.ts$/,
    phrase: /.+/g,
  },
  { files: /^(domain\/quantity\/units|server\/recipe-import\/read-figures\.test)\.ts$/, phrase: /litres?/g },
  // generated from content, with titles of sources
  { files: /^docs\/health-evidence\.md$/, phrase: /.+/g },
  {
    files: /^(domain\/medicines\/medicine-interactions\.test|tests\/server\/safety\/personas-mixed)\.ts$/,
    phrase: /fibre|litres/g,
  },
  // documented messages
  {
    files: /./,
    phrase:
      /App installation cancelled|Your subscription has been cancelled|Auto renew has been cancelled\./g,
  },
  // a column before migration 565
  { files: /^tests\/server\/migrate\.test\.ts$/, phrase: /in_catalogue/g },
  // a stored status of subscriptions
  {
    files: /membership|^scripts\/mails|openapi\.yaml|docs\//,
    phrase: /['`](membership-)?cancelled['`]|\bcancelled(?=: (\[\]|accessEndsAt))/g,
  },
  // the input of a key derivation, which cannot change
  { files: /^server\/security\/secrets\.ts$/, phrase: /derive\('seal'\)/g },
];
