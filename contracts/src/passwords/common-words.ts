/** Words, names and phrases that people like in passwords, in the four languages of the dashboard; put together by us. */
export const likedWords = `
  password passwort motdepasse senha passe kennwort secret geheim segredo access zugang login admin administrator root
  user benutzer utilisateur utilizador guest gast welcome willkommen bienvenue bemvindo hello hallo bonjour salut ola
  letmein changeme openup master boss chef system server computer internet network windows android google facebook
  default temporary test testing demo sample example
  iloveyou loveyou lovely love ichliebedich jetaime amor amour liebe schatz darling sweetheart honey baby angel princess
  prinzessin princesse princesa prince queen king dragon drache monkey tiger lion panther wolf bear eagle falcon dolphin
  butterfly kitty puppy hund katze chien cachorro gato horse pferd unicorn dinosaur spider shark
  sunshine sonnenschein soleil sonne sunday monday friday flower blume fleur flor rose lily daisy summer sommer winter
  spring autumn herbst rainbow regenbogen starlight moonlight stars heaven ocean river mountain forest island paradise
  football fussball soccer futebol baseball basketball hockey tennis liverpool arsenal chelsea barcelona benfica
  porto bayern dortmund juventus madrid manchester marseille superman batman spiderman starwars pokemon ninja samurai
  pirate wizard merlin gandalf hunter ranger killer shadow ghost phantom thunder lightning hammer phoenix matrix trinity
  michael michelle thomas daniel david andrea martin stefan peter nicole jessica jennifer jordan charlie george william
  robert richard joseph anthony matthew andrew joshua christian alexander sebastian benjamin maximilian florian
  julien nicolas camille marie sophie maria joana pedro miguel tiago antonio francisco beatriz
  chocolate schokolade cookie banana orange apple cherry strawberry coffee kaffee pizza cheese whiskey guitar music
  musik player gamer freedom liberty freiheit liberte forever together friends family familie famille familia mother
  mutter father papa mama grandma brother sister bruder soeur amigo amiga secure security sicher trustno nothing
  whatever something anything everything blessed jesus christ heaven peace magic crystal diamond silver golden purple
  yellow orange green berlin hamburg muenchen paris london lisboa brasil deutschland france portugal england america
  canada mexico newyork mercedes porsche ferrari yamaha harley toyota company office business manager shop store
  quarry`
  .trim()
  .split(/\s+/);

/** Rows and slants of keyboards, as a finger walks them. */
export const keyboardLines = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '147258369147',
  '741852963741',
];
