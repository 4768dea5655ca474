// What the lobby and the waiting room say of it; the page itself comes when it is asked for.
export const label = 'Practise pouring';
