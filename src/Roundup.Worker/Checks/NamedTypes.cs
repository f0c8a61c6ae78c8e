using System.Runtime.CompilerServices;
using System.Text;
using Roundup.Results;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Round trips that ask whether a payload decides which types are created.
// announce: called with each step before it begins.
internal sealed class NamedTypes<T>(Driver<T> driver, T[] values, Action<string> announce)
    where T : notnull
{
    private const string Named = "Resident";

    // The type that must not be created. Its static property Created counts its objects.
    private const string Foreign = "Intruder";

    private readonly FactCollector _facts = new();

    public CheckFacts Answer()
    {
#if NET
        var created = RuntimeFeature.IsDynamicCodeSupported ? Created() : null;
#else
        var created = Created();
#endif
        var asked = false;
        var refused = default(string);
        for (var i = 0; i < values.Length && created is not null; i++)
        {
            byte[] payload;
            try
            {
                announce($"Serialize of value {i}");
                driver.Serialize(0, values[i]);
                payload = driver.Payload(0);
            }
            catch (Exception e) when (FailedRoots.IsOfRoot(e) && UnsupportedExceptions.Find(e) is null)
            {
                // No payload names a type, so that none is asked.
                refused ??= $"it does not write the values: {ExceptionCauses.Sentence(Refusals.Outermost(e))}";
                continue;
            }

            foreach (var text in (Encoding[])[Encoding.UTF8, Encoding.Unicode])
            {
                if (Replaced(payload, text.GetBytes(Named), text.GetBytes(Foreign)) is not { } foreign)
                {
                    continue;
                }

                asked = true;
                var before = created();
                announce($"Deserialize of value {i} with the name of another type");
                var thrown = Thrown(foreign);

                // Objects that were made without a constructor are counted when they end.
                GC.Collect();
                GC.WaitForPendingFinalizers();
                if (created() > before)
                {
                    var then = thrown is null ? "without an error" : $"before it threw {thrown}";
                    _facts.Add(
                        CheckOutcome.Corrupted,
                        i,
                        null,
                        $"the payload decides which type is created: it named {Foreign}, which no member of the model can have, "
                            + $"and the library created one {then}");
                }
            }
        }

        if (!asked)
        {
            _facts.NothingRun(refused);
        }

        return _facts.Facts;
    }

    // The name of what the library throws at a payload; null if it throws nothing. No reference to a result is kept.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? Thrown(byte[] payload)
    {
        driver.Load(0, payload);
        try
        {
            driver.Deserialize(0);
            return null;
        }
#pragma warning disable CA1031 // Whatever the library throws: the question is what it has created before.
        catch (Exception e)
#pragma warning restore CA1031
        {
            return e.GetType().Name;
        }
    }

    // How many objects of the foreign type there are; null where the model has none.
#if NET
    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Not called ahead of time.")]
    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Not called ahead of time.")]
#endif
    private static Func<int>? Created()
    {
        var name = $"{typeof(T).Namespace}.{Foreign}";
        var counter = typeof(T).Assembly.GetType(name, throwOnError: false)?.GetProperty("Created");
        return counter is null ? null : () => (int)counter.GetValue(null)!;
    }

    // The payload with all places of some bytes replaced by others of the same length; null where there are none.
    private static byte[]? Replaced(byte[] payload, byte[] old, byte[] by)
    {
        byte[]? replaced = null;
        for (var at = payload.AsSpan().IndexOf(old); at >= 0;)
        {
            replaced ??= (byte[])payload.Clone();
            by.CopyTo(replaced, at);
            var next = payload.AsSpan(at + old.Length).IndexOf(old);
            at = next < 0 ? -1 : at + old.Length + next;
        }

        return replaced;
    }
}
