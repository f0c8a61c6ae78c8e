using System;

namespace Roundup.Protocol;

/// <summary>
/// Where a worker's answers go and the word that begins each of its lines. The word is drawn anew for each process, so that what a library
/// writes to the pipe by accident is told from an answer.
/// </summary>
internal static class AnswerAddress
{
    private const char Separator = ':';

    /// <summary>The argument of a worker.</summary>
    /// <param name="handle">The handle of the pipe.</param>
    /// <param name="word">The word.</param>
    public static string Write(string handle, string word) => handle + Separator + word;

    /// <summary>The handle of the pipe.</summary>
    public static string Handle(string argument) => argument.Substring(0, argument.IndexOf(Separator));

    /// <summary>What each line begins with.</summary>
    public static string Prefix(string argument) => Prefixed(argument.Substring(argument.IndexOf(Separator) + 1));

    /// <summary>The same for a word.</summary>
    public static string Prefixed(string word) => word + "\t";
}
