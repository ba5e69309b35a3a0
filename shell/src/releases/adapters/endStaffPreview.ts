/** Deletes the staff preview of this browser at the edge. */
export async function endStaffPreview(): Promise<void> {
  const answer = await fetch('/staff-preview/end', { method: 'POST' });
  if (!answer.ok) throw new Error(`Cannot end the staff preview: ${answer.status}`);
}
