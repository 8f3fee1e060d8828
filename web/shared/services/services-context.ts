import { createContext, useContext } from 'react';
import type { Services } from './services.ts';

/** The services of the running page. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the running page. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('there are no services above this component');
  return services;
}
