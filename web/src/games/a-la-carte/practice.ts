// The label of the practice page, apart from the page so that the lobby need not load it.
export const label = 'Practise pouring';
