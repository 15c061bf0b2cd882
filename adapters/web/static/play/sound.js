// Small sounds, generated here; silent until switched on.
import { preference } from "./preferences.js";

let context;

function output() {
  if (!preference("sound")) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

// A card laid down: a short breath of noise.
export function cardSound() {
  const audio = output();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * 0.06);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) wave[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const dull = new BiquadFilterNode(audio, { type: "lowpass", frequency: 2600 });
  source.connect(dull).connect(new GainNode(audio, { gain: 0.35 })).connect(audio.destination);
  source.start();
}

export const turnSound = () => notes([660, 880], 0.09, 0.08, [25]);
export const trickSound = () => notes([520], 0.06, 0.05);
export const marriageSound = () => notes([587, 740, 880, 1175], 0.1, 0.07, [20, 40, 20]);
const OUTCOMES = {
  made: () => notes([523, 659, 784], 0.12, 0.07, [30, 50, 30]),
  down: () => notes([392, 330, 262], 0.16, 0.07, [120]),
  victory: () => notes([523, 659, 784, 1047, 784, 1047], 0.13, 0.08, [40, 60, 40, 60, 120]),
};

// The sound of an outcome: `kind` is made, down or victory.
export const outcomeSound = (kind) => OUTCOMES[kind]();

// Plays notes one after the other. A device that can vibrates by `pattern`, in milliseconds.
function notes(heights, length, volume, pattern = []) {
  if (pattern.length && preference("haptics") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern); // blocked before a first press
  const audio = output();
  if (!audio) return;
  heights.forEach((frequency, at) => {
    const start = audio.currentTime + at * length;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0008, start + length * 2.2);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length * 2.4);
  });
}
