using System;

namespace Roundup.Worker;

/// <summary>What a compressor needs is not on this machine. Not a fault of anybody: the case is unavailable.</summary>
internal sealed class CompressorUnavailableException(string message, Exception inner) : Exception(message, inner);
