export interface SoundEffects {
  setMuted(isMuted: boolean): void;
  tick(): void;
  win(): void;
}

/** Two synthetic sounds; the audio context is created after the first user gesture, as browsers require. */
export function createSoundEffects(isMutedAtStart: boolean): SoundEffects {
  let muted = isMutedAtStart;
  let context: AudioContext | undefined;

  function note(frequency: number, after: number, length: number, volume: number): void {
    if (muted) return;
    context ??= new AudioContext();
    const start = context.currentTime + after;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  return {
    setMuted(isMuted) {
      muted = isMuted;
    },
    tick: () => note(180, 0, 0.07, 0.12),
    win: () => [523, 659, 784].forEach((frequency, index) => note(frequency, index * 0.09, 0.35, 0.1)),
  };
}
