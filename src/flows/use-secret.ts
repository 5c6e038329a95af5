import { useState } from 'react';

/**
 * A password, with its email, or a code while it is typed. Not in a machine, whose context is shown by the inspector and stays until the
 * flow ends: a machine gets a secret by the event that submits it.
 */
export const useSecret = <TSecret>(empty: TSecret) => useState(empty);
