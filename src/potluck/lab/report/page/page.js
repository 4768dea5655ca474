for (const field of document.querySelectorAll('.find')) {
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    for (const row of field.parentElement.querySelectorAll('tbody tr')) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
