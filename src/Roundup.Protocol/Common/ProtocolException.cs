using System;

namespace Roundup.Protocol;

/// <summary>
/// A line is not the message that it should be. Host process and worker are of one build, so it is a bug or not the worker's line.
/// </summary>
internal sealed class ProtocolException(string message) : Exception(message);
