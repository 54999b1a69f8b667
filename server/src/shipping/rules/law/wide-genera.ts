/**
 * Genera that live mostly elsewhere, with every species that lives in Europe: of these and no others is asked, so that a
 * swallowtail from Sulawesi goes without a question. Species that older books had in a genus stand in it too, unless
 * `other-names.ts` says their present name.
 */
const EPITHETS: Readonly<Record<string, string>> = {
  Abraxas: 'grossulariata pantaria sylvata ulmata',
  Acherontia: 'atropos',
  Aeshna:
    'affinis caerulea crenata cyanea grandis isoceles juncea mixta osiliensis serrata subarctica viridis',
  Aglais: 'ichnusa io urticae',
  Anacridium: 'aegyptium',
  Anax: 'ephippiger immaculifrons imperator parthenope',
  Anthocharis:
    'ausonia belia cardamines charlonia crameri damone eupheno euphenoides gruneri insularis penia simplonia tagis',
  Apatura: 'ilia iris metis',
  Aporia: 'crataegi',
  Araschnia: 'levana',
  Argynnis:
    'amathusia aphirape arsilache chariclea daphne dia eunomia euphrosyne freija frigga graeca hecate ino lathonia laodice napaea pales pandora paphia polaris selene thore titania',
  Biston: 'betularia strataria',
  Calosoma:
    'algiricum auropunctatum denticolle imbricatum inquisitor investigator maderae olivieri reticulatum sycophanta',
  Carterocephalus: 'palaemon silvicola',
  Catocala:
    'adultera brandti coniuncta conjuncta conversa deducta detrita dilecta disjuncta diversa electa elocata eutychea fraxini fulminea hymenaea kotschyi lesbia lupina mariana neonympha nupta nymphaea nymphagoga oberthuri optata pacta promissa puerpera separata sponsa',
  Cerura: 'bicuspis bifida delavoiei erminea furcula iberica intermedia vinula',
  Chalcophora: 'detrita intermedia mariana',
  Charaxes: 'jasius',
  Cicindela:
    'albonotata arenaria asiatica atrata besseri campestris chiloleuca chloris circumdata clypealis concolor contorta corsicana desertorum elegans fischeri flexuosa gallica germanica herbacea hybrida ismenia javeti lagunensis littoralis littorea lunulata lusitanica majalis maritima maroccana melancholica monticola nigrita paludosa restricta riparia sahlbergii saphyrina soluta sturmii sublacerata sylvatica sylvicola talychensis transversalis trapezicollis trisignata viennensis',
  Colias:
    'alfacariensis aurorina balcanica caucasica chrysotheme crocea erate hecla hyale libanotica myrmidone nastes palaeno phicomone sareptensis thisoa tyche',
  Cordulegaster:
    'bidentata boltonii buchholzi charpentieri helladica heros insignis mzymtae picta trinacriae',
  Cylindera: 'arenaria contorta germanica gracilis paludosa sublacerata trisignata',
  Danaus: 'chrysippus',
  Daphnis: 'nerii',
  Dorcus: 'alexisi musimon parallelipipedus peyronis',
  Empusa: 'fasciata pennata',
  Ergates: 'faber gaillardi',
  Erynnis: 'alceae comma marloyi tages',
  Euphydryas:
    'aurinia beckeri cynthia davidi desfontainii glaciegenita iduna intermedia italica maturna merope orientalis provincialis',
  Fabriciana: 'adippe auresiana elisa niobe',
  Favonius: 'quercus',
  Gastropacha: 'ilicifolia populifolia quercifolia tremulifolia',
  Gomphus: 'graslinii lucasii pulchellus schneiderii simillimus ubadschii vulgatissimus',
  Gonepteryx: 'cleobule cleopatra eversi farinosa maderensis palmae rhamni',
  Graphosoma: 'creticum interruptum italicum melanoxanthum semipunctatum',
  Gryllus: 'bimaculatus burdigalensis campestris capitatus desertus domesticus',
  Hesperia:
    'acteon alveus andromedae armoricanus cacaliae carlinae carthami catena cinarae cirsii comma foulquieri lineola malvae malvoides onopordi sao serratulae sidae sylvanus thaumas',
  Hyles:
    'cretica dahlii euphorbiae gallii hippophaes livornica nicaea robertsi sammuti tithymali vespertilio zygophylli',
  Lestes: 'barbarus dryas fusca macrostigma nympha parvidens sponsa vestalis virens viridis',
  Libellula:
    'albistyla brunnea cancellata coerulescens depressa ferruginea flaveola fulva pontica quadrimaculata sanguinea vulgata',
  Limenitis: 'aceris camilla lucilla populi reducta rivularis',
  Lucanus:
    'akbesianus barbarossa busignyi cervus hircus ibericus judaicus laticornis macrophyllus pentaphyllus pontbrianti tetraodon turcicus',
  Lyristes: 'gemellus isodol plebejus',
  Lytta: 'flavovittata segetum vesicatoria',
  Macroglossum: 'stellatarum',
  Mantis: 'religiosa',
  Megascolia: 'bidens maculata',
  Monochamus: 'galloprovincialis impluviatus pistor saltuarius sartor sutor urussovii',
  Nicrophorus:
    'antennatus fossor gallicus germanicus humator interruptus investigator morio mortuorum nigricornis ruspator sepultor vespillo vespilloides vestigator',
  Nymphalis: 'antiopa polychloros vaualbum xanthomelas',
  Ochlodes: 'sylvanus',
  Ophiogomphus: 'cecilia reductus',
  Orthetrum:
    'albistylum anceps brunneum cancellatum chrysostigma coerulescens nitidinerve ramburii ransonnetii sabina taeniolatum trinacria',
  Oryctes: 'corniculatus grypus nasicornis prolixus',
  Ourapteryx: 'malatyensis sambucaria',
  Palpares: 'hispanus libelluloides turcicus',
  Papilio: 'alexanor hospiton machaon saharae sphyrus',
  Parnassius: 'apollo corybas mnemosyne nordmanni phoebus sacerdos',
  Phalera: 'bucephala bucephaloides',
  Pieris:
    'balcana bowdeni brassicae bryoniae callidice cheiranthi chloridice daplidice edusa ergane krueperi mannii napi rapae wollastoni',
  Platycerus: 'caprea caraboides rufipes spinifer',
  Polygonia: 'c-album egea',
  Polyphylla: 'adspersa alba boryi fullo hirtifrons naxiana olivieri ragusai',
  Prionus: 'besikanus coriarius',
  Proserpinus: 'proserpina',
  Protaetia:
    'affinis afflicta angustata brancoi caucasica cretica cuprea cuprina excavata fausti fieberi funebris funesta hieroglyphica hungarica ignicollis jousselini koenigi marmorata mehelyi metallica mirifica morio oblonga obscura opaca sardea sibirica speciosa speciosissima squamosa subpilosa trojana ungarica vidua viridana volhyniensis',
  Pyrgus:
    'accreta alveus andromedae armoricanus bellieri cacaliae carlinae carthami centaureae cinarae cirsii foulquieri fritillum jupei malvae malvoides melotis numida onopordi picenus serratulae sidae warrenensis',
  Rosalia: 'alpina',
  Saturnia: 'atlantica caecigena cephalariae josephinae pavonia pavoniella pyri spini',
  Satyrium: 'abdominalis acaciae esculi ilicis ledereri pruni spini w-album',
  Scarabaeus: 'armeniacus cicatricosus laticollis pius puncticollis sacer semipunctatus typhon variolosus',
  Smerinthus: 'caecus kindermannii ocellata quercus',
  Speyeria: 'aglaja',
  Sphinx:
    'caligineus celerio convolvuli dahlii elpenor euphorbiae galii hippophaes ligustri livornica maurorum nicaea pinastri populi porcellus quercus stellatarum tiliae vespertilio',
  Stilbum: 'calens cyanurum',
  Sympetrum:
    'danae decoloratum depressiusculum flaveolum fonscolombii haritonovi meridionale nigrescens nigrifemur pedemontanum sanguineum sinaiticum striolatum tibiale vulgatum',
  Thecla: 'acaciae betulae esculi evippus ilicis ledereri roboris rubi spini w-album',
  Urocerus: 'augur cedrorum fantoma franzinii gigas sah',
  Vanessa: 'atalanta cardui vulcania',
  Vespa: 'crabro orientalis',
  Volucella: 'bombylans elegans inanis inflata pellucens zonaria',
  Xylocopa: 'amedaei cantabrita gracilis iris olivieri pubescens uclesiensis valga violacea',
  Zeuzera: 'pyrina',
};

/** The wide genera, and their species of Europe by their epithets. */
export const WIDE_GENERA: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(EPITHETS).map(([genus, epithets]) => [genus, epithets.split(' ')]),
);
