/** Two soft tones, a fifth apart. Browsers refuse sound before the reader has pressed something; then it stays silent. */
export async function playChatSound(): Promise<void> {
  // A context made too early would only be blocked, with a complaint in the console.
  if (navigator.userActivation?.hasBeenActive !== true) return;
  const context = new AudioContext();
  for (const [index, frequency] of [587.33, 880].entries()) {
    const begins = context.currentTime + index * 0.14;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(0.12, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.5);
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + 0.5);
    if (index === 1) tone.onended = () => void context.close();
  }
}
