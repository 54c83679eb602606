// What `npm start` runs when everything is built, in a process of its own.
import { serve } from '@standoff/server';

await serve(process.env);
