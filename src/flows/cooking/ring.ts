/** Rings until the returned function is called: three tones each second and a half, and a vibration where there is one. */
export function ring(): () => void {
  const stops: (() => void)[] = [];
  try {
    const audio = new AudioContext();
    const strike = () => {
      // else those of a silent minute would sound at once when the page is touched
      if (audio.state !== 'running') return;
      for (const at of [0, 0.25, 0.5]) {
        const start = audio.currentTime + at;
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        tone.frequency.value = 880;
        volume.gain.setValueAtTime(0.4, start);
        volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
        tone.connect(volume).connect(audio.destination);
        tone.start(start);
        tone.stop(start + 0.22);
      }
    };
    strike();
    const repeatTimer = setInterval(strike, 1500);
    // sound is allowed after the first touch of the page, or the first key
    const allow = () => void audio.resume();
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, allow);
    stops.push(() => {
      clearInterval(repeatTimer);
      for (const touch of touches) document.removeEventListener(touch, allow);
      void audio.close();
    });
  } catch (error) {
    // the screen says it in words
    console.warn('The device made no sound.', error);
  }
  if ('vibrate' in navigator) {
    navigator.vibrate([300, 150, 300, 150, 300]);
    stops.push(() => navigator.vibrate(0));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
