/* Code lists of EN 16931, as its validation artefacts of 2025 narrow them. Of long lists: what the shop can write. */

const list = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));

/** UNTDID 1001: what is an invoice, and what a credit note. */
export const INVOICE_TYPES =
  list(`80 82 84 130 202 203 204 211 295 325 326 380 383 384 385 386 387 388 389 390 393 394
  395 456 457 527 575 623 633 751 780 935`);
export const CREDIT_NOTE_TYPES = list('81 83 261 262 296 308 381 396 420 458 532');

/** ISO 4217: the currencies of Europe. */
export const CURRENCIES = list(
  'ALL BAM BGN CHF CZK DKK EUR GBP GIP HUF ISK MDL MKD NOK PLN RON RSD SEK TRY UAH USD',
);

/** ISO 6523, of registers: the Belgian one. */
export const REGISTERS = list('0208');

/** ISO 3166-1 for Europe; 1A is Kosovo, which ISO has no code for, and XI Northern Ireland in numbers of VAT. */
export const COUNTRY_CODES =
  list(`1A AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT
  JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM TR UA VA XI`);

/** UNCL 4461: how it is paid. */
export const PAYMENT_MEANS =
  list(`1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
  33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 70 74 75 76
  77 78 91 92 93 94 95 96 97 ZZZ`);

/** UNCL 5305: how it is taxed. */
export const TAX_CATEGORY_IDS = list('AE L M E S Z G O K B');

/** UNCL 7161, of charges: freight. */
export const CHARGE_REASONS = list('FC');

/** UN/ECE recommendation 20, of pieces. */
export const UNITS = list('C62 EA H87');

/** CEF EAS: addresses in the network. */
export const ENDPOINT_SCHEMES =
  list(`0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190
  0191 0192 0193 0195 0196 0198 0199 0200 0201 0204 0208 0209 0210 0211 0212 0213 9910 9913 9914 9915 9918 9919 9920 9922
  9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946
  9947 9948 9949 9950 9951 9952 9953 9957 9959 AN AQ AS AU EM`);

/** CEF VATEX, of what the shop sells: export, supplies within the Union, reverse charge, the margin schemes. */
export const EXEMPTION_REASONS = list(
  'VATEX-EU-G VATEX-EU-IC VATEX-EU-AE VATEX-EU-O VATEX-EU-D VATEX-EU-F VATEX-EU-I VATEX-EU-J',
);
