using System.Threading.Tasks;

namespace Roundup.Worker;

/// <summary>
/// One timed call. Implementations are generated structs that name the codec and the root and have no type parameter: the loop is
/// compiled for each of them alone, so that a call is direct and costs the same whatever the profile has seen. (A struct that is
/// generic over a reference type shares its code with all others, and every call in it goes through a look-up.)
/// </summary>
public interface ICall
{
    /// <summary>
    /// Calls with the root or payload at <paramref name="index"/> of the pool and keeps the result in a field, so that no call can be left
    /// out.
    /// </summary>
    void Invoke(int index);
}

/// <summary>The same for a call that is awaited.</summary>
public interface IAsyncCall
{
    /// <summary>Calls with the root or payload at <paramref name="index"/> of the pool.</summary>
    ValueTask InvokeAsync(int index);
}
