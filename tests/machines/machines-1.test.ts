import { proveMachines } from './prove-machines.ts';

proveMachines(1);
