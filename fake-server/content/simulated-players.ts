/** First names of players besides the seeded members. */
export const simulatedPlayerNames: readonly string[] = `
  Adriana Aline Ana André Antônio Bianca Bruno Caio Camila Carla Cecília Daniel Débora
  Diego Eduarda Elisa Enzo Fábio Felipe Gabi Gustavo Heitor Helena Igor Íris Isabela
  Janaína Joana Jonas Larissa Leandro Lívia Luan Luísa Marcelo Márcia Mateus Natália
  Otávio Patrícia Paulo Rafaela Renata Ricardo Rodrigo Samuel Sofia Tainá Thiago
  Valéria Vinícius Yasmin
`
  .trim()
  .split(/\s+/u);
