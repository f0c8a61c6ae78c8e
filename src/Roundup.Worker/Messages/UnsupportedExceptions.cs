using System.Globalization;

namespace Roundup.Worker.Messages;

// Recognizes the exceptions by which a library reports that it does not support a type. The rule is the same for all libraries;
// docs/exit-codes.md explains it.
internal static class UnsupportedExceptions
{
    private static readonly string[] s_types =
    [
        nameof(NotSupportedException),
        "InvalidDataContractException",
        "FormatterNotRegisteredException",
        "TypeNotRegisteredException",
        "CodecNotFoundException",
    ];

    // Phrases in messages of other exceptions for a type that cannot be created or has no serializer.
    private static readonly string[] s_phrases =
    [
        "abstract class",
        "interface or abstract",
        "instance of an interface",
        "parameterless constructor",
        "no serializer ",
        "not registered",
        "does not support ",
        "no contract can be inferred",
        "with data contract name",
    ];

    // The outermost exception of the chain that is such a report; null if there is none.
    public static Exception? Find(Exception e)
    {
        for (var cause = e; cause is not null; cause = cause.InnerException)
        {
            if (IsRefusal(cause))
            {
                return cause;
            }
        }

        return null;
    }

    private static bool IsRefusal(Exception e)
    {
        // By name, because the worker does not reference the assemblies of the libraries.
        for (var type = e.GetType(); type is not null; type = type.BaseType)
        {
            if (Array.IndexOf(s_types, type.Name) >= 0)
            {
                return true;
            }
        }

        var text = CultureInfo.InvariantCulture.CompareInfo;
        return Array.Exists(s_phrases, phrase => text.IndexOf(e.Message, phrase, CompareOptions.OrdinalIgnoreCase) >= 0);
    }
}
