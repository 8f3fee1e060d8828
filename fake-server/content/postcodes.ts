/** A place as the postcode directory writes it. Streets of small towns share one postcode. */
export interface ListedPlace {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly region: string;
}

/** The postcodes that the fake directory knows, in eight digits. */
export const listedPostcodes: Readonly<Record<string, ListedPlace>> = {
  '01001000': { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', region: 'SP' },
  '01310100': {
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    region: 'SP',
  },
  '22021001': {
    street: 'Avenida Atlântica',
    district: 'Copacabana',
    city: 'Rio de Janeiro',
    region: 'RJ',
  },
  '30140010': {
    street: 'Praça da Liberdade',
    district: 'Funcionários',
    city: 'Belo Horizonte',
    region: 'MG',
  },
  '50030230': { street: 'Avenida Cais do Apolo', district: 'Recife', city: 'Recife', region: 'PE' },
  '53990000': { street: '', district: '', city: 'Fernando de Noronha', region: 'PE' },
  '70150900': {
    street: 'Praça dos Três Poderes',
    district: 'Zona Cívico-Administrativa',
    city: 'Brasília',
    region: 'DF',
  },
};
