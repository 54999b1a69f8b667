/** Species and synonyms that come with a shop, by their genera. */
const SPECIES = `
  Abraxas grossulariata; Acherontia atropos lachesis; Achillides bianor blumei karna lorquinianus maackii
  palinurus paris ulysses; Acrocinus longimanus; Actias dubernardi leto luna maenas selene; Aegeria apiformis;
  Agapetes galathea; Aglais io urticae; Aglia tau; Agrias claudina narcissus; Agrion splendens; Alcides
  agathyrsus; Allomyrina dichotoma; Allotopus rosenbergi; Amarynthis meneria; Amblypodia hercules; Amorpha populi;
  Amphidasis betularia; Anacridium aegyptium; Anax formosus imperator; Ancyluris formosissima meliboeus; Angamiana
  floridula; Anosia plexippus; Antheraea polyphemus yamamai; Anthia sexmaculata; Anthocharis cardamines;
  Anthrocera filipendulae; Apatura ilia iris; Aporia crataegi; Araschnia levana prorsa; Archaeoattacus edwardsii;
  Archaeoprepona demophon; Arctia caja villica; Argema mimosae mittrei; Argynnis paphia; Arhopala hercules;
  Armandia lidderdalii; Aromia moschata; Ascalapha odorata; Ascalaphus coccajus; Asilus crabroniformis; Ateuchus
  sacer; Atrophaneura coon; Attacus atlas aurota caesar cecropia cynthia edwardsii hercules; Augosoma centaurus;
  Aularches miliaris; Autocarabus auratus; Autographa gamma; Automeris io; Baeotus beotus; Basilona imperialis;
  Batesia hypochlora; Batocera wallacei; Battus philenor; Belostoma indicum; Bhutanitis lidderdalii; Biston
  betularia; Blaberus giganteus; Blaps gigas; Bombus terrestris; Brahmaea certhia wallichii; Bunaea alcinoe;
  Caligo atreus eurilochus idomeneus memnon; Callicore clymena cynosura; Callimorpha dominula; Callipogon
  armillatus; Calopteryx splendens; Calosoma sycophanta; Camponotus gigas; Campsosternus gemma; Campylotes
  desgodinsi; Cantharis vesicatoria; Capnodis tenebrionis; Carabus auratus auronitens coriaceus; Carterocephalus
  palaemon; Castnia archon licus; Catacanthus incarnatus; Catagramma clymena cynosura; Catocala fraxini nupta;
  Catoxantha bicolor opulenta; Celerio euphorbiae; Ceroglossus chilensis; Cerura vinula; Cethosia biblis; Cetonia
  aurata; Chalcosoma atlas caucasus chiron moellenkampi; Charaxes ameliae bohemani candiope delphis eurialus
  jasius; Chelorrhina polyphemus; Chiasognathus grantii; Choeradodis strumaria; Choerocampa elpenor porcellus;
  Chrysina gloriosa limbata resplendens; Chrysiridia croesus madagascariensis rhipheus; Chrysocarabus auronitens;
  Chrysochroa buqueti fulgidissima fulminans; Chrysocoris stollii; Chrysolina americana; Chrysomela americana;
  Chrysophanus phlaeas virgaureae; Cicindela aurulenta campestris; Cithaerias aurorina; Citheronia regalis;
  Cladognathus giraffa; Coccinella septempunctata; Cocytius antaeus; Coeliades chalybe; Coenophlebia archidona;
  Colias crocea croceus edusa; Copiopteryx semiramis; Coprophanaeus lancifer; Corydalus cornutus; Coscinocera
  hercules; Cosmodela aurulenta; Cucullia verbasci; Cyclommatus elaphus metallifer; Cymothoe sangaris; Cynthia
  cardui; Cyrestis thyodamas; Cyrtotrachelus buqueti; Danais archippus plexippus; Danaus plexippus; Danis danis;
  Daphnis nerii; Deilephila elpenor euphorbiae nerii porcellus; Delias aruna descombesi hyparete; Deroplatys
  desiccata; Diachrysia chrysitis; Diactor bilineatus; Diaethria clymena; Diastocera wallichi; Dicranorrhina
  derbyana; Dicranura vinula; Dicronorhina derbyana; Dilina tiliae; Dinomyrmex gigas; Dismorphia amphione;
  Doleschallia bisaltide; Dorcus alcides titanus; Doryphora decemlineata; Druryia antimachus; Dynastes granti
  hercules neptunus satanas tityus; Dysphania militaris; Dytiscus marginalis; Eacles imperialis; Empusa pennata;
  Endromis versicolora; Enema pan; Enoplocerus armillatus; Entimus granulatus; Epicallia villica; Erasmia
  pulchella; Erebus odora; Erynnis tages; Euchelia jacobaeae; Euchirus longimanus; Euchloe cardamines; Euchloron
  megaera; Euchroma gigantea; Eudamus proteus; Eudia pavonia; Eudicella gralli; Eudocima fullonia phalonia;
  Eumorpha labruscae; Eupatorus gracilicornis; Euphaedra neophron; Eupholus bennetti magnificus schoenherrii;
  Euploea mulciber; Eurycantha calcarata; Eurytrachelus titanus; Eutrachelus temminckii; Evenus coronata;
  Extatosoma tiaratum; Favonius quercus; Fulgora candelaria laternaria; Gastropacha quercifolia; Gauromydas heros;
  Geometra papilionaria; Geotrupes stercorarius; Goliathus albosignatus druryi giganteus goliatus orientalis
  regius; Golofa porteri; Gonepteryx cleopatra rhamni; Gonimbrasia belina; Graphium agamemnon androcles antheus
  podalirius sarpedon weiskei; Graphosoma italicum lineatum; Grapta c-album; Greta oto; Gromphadorhina portentosa;
  Gryllotalpa gryllotalpa vulgaris; Haetera piera; Hamadryas arethusa laodamia; Hamearis lucina; Hazis militaris;
  Hebomoia glaucippe leucippe; Heliconius charithonia charitonius doris erato melpomene; Heodes virgaureae;
  Hepialus humuli; Heraclides thoas; Hestia leuconoe; Heteropteryx dilatata; Hexarthrius mandibularis parryi;
  Hipocrita jacobaeae; Hipparchus papilionaria; Historis odius; Homoderus mellyi; Hyalophora cecropia; Hyles
  euphorbiae; Hymenopus bicornis coronatus; Hyperchiria io; Hypolimnas bolina dexithea; Idea leuconoe; Idolomantis
  diabolica; Idolum diabolicum; Imbrasia belina; Inachis io; Iphiclides podalirius; Ixias pyrene; Jumnos ruckeri;
  Junonia almana; Kallima inachus paralekta; Koramius charltonius; Lamprima adolphinae; Lamproptera meges; Laothoe
  populi; Laparus doris; Lasiocampa quercus; Laternaria candelaria; Leptinotarsa decemlineata; Leptocircus meges;
  Leptura maculata; Lethocerus indicus; Libelloides coccajus; Libellula depressa; Limenitis populi; Liphyra
  brassolis; Locusta viridissima; Losaria coon; Loxura atymnus; Lucanus elaphus maculifemoratus; Luehdorfia
  puziloi; Lycaena bellargus icarus phlaeas virgaureae; Lyristes plebejus; Lyropteryx apollonia; Lysandra
  bellargus; Lyssa zampa; Lytta vesicatoria; Macrodontia cervicornis; Macroglossa stellatarum; Macroglossum
  stellatarum; Macrosila morganii; Macrosoma heliconiaria; Manduca atropos; Mantichora latipennis; Manticora
  latipennis; Mantis religiosa; Marpesia petreus; Mecynorhina oberthuri polyphemus torquata; Mecynorrhina
  oberthuri polyphemus torquata; Megaloprepus caerulatus; Megaloxantha bicolor; Megapomponia imperatoria;
  Megascolia flavifrons maculata procer; Megasoma actaeon elephas mars; Melanargia galathea; Melolontha fullo
  melolontha vulgaris; Menelaides memnon rumanzovia; Mesotopus tarandus; Metamorpha stelenes; Methona confusa;
  Milionia basalis; Mimas tiliae; Mormolyce phyllodes; Morpho achilles aega cypris deidamia didius hecuba helenor
  menelaus peleides polyphemus rhetenor sulkowskyi; Mydas heros; Narathura hercules; Necrophorus vespillo;
  Nemeobius lucina; Nemoptera sinuata; Neolamprima adolphinae; Neolucanus castanopterus; Neozephyrus quercus;
  Nessaea obrinus; Neurobasis chinensis; Nicrophorus vespillo; Noctua pronuba; Nymphalis antiopa c-album io
  urticae; Ochlodes faunus sylvanus venata; Odontolabis femoralis; Oedipoda caerulescens; Ornithoptera aeacus
  amphrysus brookiana chimaera croesus goliath helena hypolitus magellanus paradisea priamus rhadamantus
  rothschildi tithonus trojana urvillianus victoriae; Oryctes nasicornis; Othreis fullonia; Ourapteryx sambucaria;
  Pachyrhynchus gemmatus; Palpares libelluloides; Pamphila palaemon; Panacea prola; Panaxia dominula; Papilio
  agamemnon androcles antheus antimachus bianor blumei coon dardanus demoleus glaucus helena karna lorquinianus
  maackii machaon memnon nireus palinurus paris philenor podalirius priamus rumanzovia sarpedon thoas ulysses
  weiskei zalmoxis; Paraponera clavata; Parides sesostris; Parnassius bremeri charltonius nomion; Parthenos
  sylvia; Paysandisia archon; Pepsis heros; Pereute callinira; Pergesa elpenor; Petrognatha gigas; Phalacrognathus
  muelleri; Phalera bucephala; Phanaeus lancifer vindex; Pharnacia serratipes; Philosamia cynthia; Phobaeticus
  serratipes; Phocides pigmalion; Phoebis philea sennae; Pholus labruscae; Phrictus quinquepartitus; Phyllium
  bioculatum giganteum philippinicum; Phymateus saxosus; Pieris brassicae crataegi; Platysamia cecropia; Plusia
  chrysitis gamma; Plusiotis gloriosa limbata resplendens; Polybothris sumptuosa; Polygonia c-album; Polyommatus
  bellargus icarus; Polyphylla fullo; Polyura delphis; Pomponia imperatoria; Precis almana; Prepona demophon
  laertes; Princeps demoleus; Prionus coriarius; Procrustes coriaceus; Proculus goryi; Prosopocoelus giraffa;
  Prosopocoilus giraffa; Protogoniomorpha parhassus; Pseudolycaena marsyas; Pterochroza ocellata; Pterourus
  glaucus; Pulchriphyllium bioculatum giganteum; Pygaera bucephala; Pyrameis atalanta cardui; Pyrops candelaria
  pyrorhynchus; Quercusia quercus; Rhetus dysonii periander; Rhynchophorus ferrugineus; Rhyothemis variegata;
  Rosalia batesi; Rothschildia aurota; Rutpela maculata; Sagra buqueti femorata; Saiva gemmata; Salamis parhassus;
  Salvazana mirabilis; Samia cecropia cynthia; Sasakia charonda; Saturnia carpini pavonia pyri; Scarabaeus sacer;
  Schoenbergia paradisea; Scolia maculata procer; Sericinus montela telamon; Serrognathus alcides titanus; Sesia
  apiformis; Shargacucullia verbasci; Siliquofera grandis; Siproeta stelenes; Sirex gigas; Smerinthus ocellata
  ocellatus populi tiliae; Sphinx atropos ligustri; Staurophora celsia; Stephanorrhina guttata; Sternocera
  aequisignata; Sternotomis pulchra; Stilbum cyanurum; Strangalia maculata; Sympetrum sanguineum; Tacua speciosa;
  Taenaris catops; Teinopalpus imperialis; Telchin licus; Telea polyphemus; Tenaris catops; Tettigonia
  viridissima; Thais rumina; Thaumantis diores; Thecla betulae coronata marsyas quercus; Theogenes neptunus;
  Thermophilum sexmaculatum; Thysania agrippina; Thysia wallichi; Tibicen plebejus; Titanacris albipes; Titanus
  giganteus; Torynorrhina flammea; Tosena splendida; Trachelophorus giraffa; Trichodes apiarius; Trictenotoma
  childreni; Triphaena pronuba; Trogonoptera brookiana trojana; Troides aeacus amphrysus brookeana brookiana
  chimaera croesus goliath helena hypolitus magellanus paradisea priamus rhadamantus rothschildi tithonus trojana
  urvillianus victoriae; Tropaea luna selene; Tropidacris collaris; Trypoxylus dichotomus; Tyria jacobaeae; Urania
  leilus ripheus; Urbanus proteus; Urocerus gigas; Uropteryx sambucaria; Vanessa antiopa atalanta c-album cardui
  io levana urticae; Vespa crabro mandarinia velutina; Victorina stelenes; Volucella zonaria; Xanthopan morganii;
  Xylocopa latipes violacea; Xylotrupes dichotomus gideon; Zaretis itys; Zephyrus betulae; Zerynthia rumina;
  Zeuxidia aurelius; Zeuzera aesculi pyrina; Zygaena fausta filipendulae
`;

/** Latin names that the shop knows, whether or not a law does. */
export const SHOP_SPECIES: readonly string[] = SPECIES.split(';').flatMap((group) => {
  const [genus = '', ...epithets] = group.trim().split(/\s+/);
  return epithets.map((epithet) => `${genus} ${epithet}`);
});
