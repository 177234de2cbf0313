/** A hundred films of the first forty years of cinema, in an order of our own. */
const titles = `
1902 A Trip to the Moon
1926 The Adventures of Prince Achmed
1920 The Cabinet of Dr. Caligari
1925 Battleship Potemkin
1928 The Passion of Joan of Arc
1922 Nosferatu
1921 The Phantom Carriage
1923 Safety Last!
1927 Sunrise
1924 Sherlock Jr.
1929 Man with a Movie Camera
1916 Intolerance
1927 Wings
1925 The Phantom of the Opera
1928 The Wind
1924 The Last Laugh
1922 Nanook of the North
1928 The Crowd
1923 The Hunchback of Notre Dame
1929 Pandora's Box
1924 The Thief of Bagdad
1919 Broken Blossoms
1928 Steamboat Bill, Jr.
1926 Faust
1922 Haxan
1925 The Lost World
1927 Berlin: Symphony of a Great City
1920 The Golem
1913 Fantomas
1915 Les Vampires
1923 Our Hospitality
1924 Greed
1928 The Docks of New York
1925 The Big Parade
1920 One Week
1924 The Navigator
1914 Cabiria
1928 The Man Who Laughs
1925 Strike
1923 A Woman of Paris
1921 The Four Horsemen of the Apocalypse
1926 A Page of Madness
1927 The Unknown
1927 The Cat and the Canary
1919 Blind Husbands
1921 Destiny
1922 Foolish Wives
1924 Die Nibelungen: Siegfried
1927 7th Heaven
1928 The Circus
1928 The Cameraman
1925 Seven Chances
1924 Girl Shy
1925 The Freshman
1927 The Kid Brother
1922 Grandma's Boy
1928 Speedy
1929 The Love Parade
1929 Blackmail
1927 The Lodger
1928 The Last Command
1928 October
1926 Mother
1929 Arsenal
1928 Storm over Asia
1924 Aelita
1926 The Black Pirate
1920 The Mark of Zorro
1921 The Three Musketeers
1922 Robin Hood
1917 The Immigrant
1916 The Rink
1918 A Dog's Life
1918 Shoulder Arms
1917 Easy Street
1921 The Playhouse
1922 Cops
1921 The Boat
1920 Neighbors
1920 The Scarecrow
1903 The Great Train Robbery
1910 Frankenstein
1911 L'Inferno
1912 The Musketeers of Pig Alley
1914 Gertie the Dinosaur
1911 Little Nemo
1912 The Cameraman's Revenge
1917 The Poor Little Rich Girl
1918 Stella Maris
1926 Sparrows
1927 My Best Girl
1917 Terje Vigen
1918 The Outlaw and His Wife
1919 Sir Arne's Treasure
1924 The Saga of Gosta Berling
1924 Michael
1925 Master of the House
1926 The Scarlet Letter
1926 Flesh and the Devil
1929 Diary of a Lost Girl
`;

export type Film = { id: number; rank: number; title: string; year: number };

export const films: readonly Film[] = titles
  .trim()
  .split('\n')
  .map((row, index) => ({ id: index + 1, rank: index + 1, title: row.slice(5), year: Number(row.slice(0, 4)) }));
