/** The edge forgets what this browser may see. */
export async function endStaffView(): Promise<void> {
  const answer = await fetch('/staff-preview/end', { method: 'POST' });
  if (!answer.ok) throw new Error(`The view of the staff could not be ended: ${answer.status}`);
}
